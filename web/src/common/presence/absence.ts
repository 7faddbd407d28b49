/**
 * Who is away, when others may let a bot play for them, and what is said about it. The server judges; this puts it into
 * words.
 */
import type { SeatInfo, TableInfo } from "../../api/server";
import { clock, lasting } from "../../words/time.svelte";
import { t } from "../../words/words.svelte";

/** Milliseconds after which an overdue change is checked again: two machines' clocks differ. */
const AGAIN = 20_000;
/** Slightly after the moment itself, so that it has passed. */
const LATER = 300;

/** Who has to move: thinking, or without a window open on the table, and then from when on a bot may step in. */
export function waitingFor(seat: SeatInfo, name: string): string {
  if (seat.bot !== null || seat.here) return t("bar-waiting", { name });
  const gone = t("bar-waiting-gone", { name });
  return seat.why === "soon" && seat.free_from != null ? `${gone} ${t("bar-waiting-bot", { time: clock(seat.free_from) })}` : gone;
}

/** Gone long enough to be shown. Never for somebody who has days per turn. */
export function isAway(seat: SeatInfo, now: number): boolean {
  return seat.bot === null && !seat.here && seat.away_from != null && now >= seat.away_from;
}

/**
 * Milliseconds until something changes by the mere passing of time; null if nothing does. Nobody announces a silence.
 */
export function untilChange(info: TableInfo, now: number): number | null {
  if (info.status !== "playing") return null;
  const waits = info.seats.flatMap((seat) => {
    const times = [seat.asked_until, seat.why === "soon" ? seat.free_from : null];
    return times.filter((at) => at != null).map((at) => (at > now ? at - now + LATER : AGAIN));
  });
  return waits.length ? Math.min(...waits) : null;
}

/** Why no bot may play for somebody now; empty if one may. */
export function whyNot(seat: SeatInfo, info: TableInfo, name: string, now: number): string {
  if (seat.asked_by != null) return t("people-why-asked");
  const until = info.turn === seat.seat ? info.deadline : null;
  switch (seat.why) {
    case "here":
      return t("people-why-here", { name });
    case "soon":
      return t("people-why-soon", { time: lasting(Math.max(1000, (seat.free_from ?? now) - now)) });
    case "clock":
      return until === null ? t("people-why-days", { name }) : t("people-why-clock", { name, time: clock(until, now) });
    case "rated":
      return t("people-why-rated");
    default:
      return "";
  }
}

/** Whether somebody is there, in words. */
export function presence(seat: SeatInfo, now: number): string {
  if (seat.here) return t(seat.looking ? "fair-here" : "fair-hidden");
  if (isAway(seat, now)) return t("fair-away", { time: lasting(now - (seat.seen ?? now)) });
  return seat.seen ? t("fair-last-here", { time: clock(seat.seen, now) }) : t("fair-not-here");
}

/** Who let a bot play for somebody. */
export function letWords(seat: SeatInfo, nameOf: (seat: number) => string): string {
  const name = nameOf(seat.seat);
  if (seat.let_by == null) return t("people-let-clock", { name });
  return seat.let_by === seat.seat ? t("people-let-self", { name }) : t("people-let-by", { by: nameOf(seat.let_by), name });
}

/** Turns that bots have made for somebody since one took over. */
export function playedFor(seat: SeatInfo, turns: readonly { seat: number; by: string }[]): number {
  return turns.slice(seat.let_since ?? turns.length).filter((turn) => turn.seat === seat.seat && turn.by).length;
}
