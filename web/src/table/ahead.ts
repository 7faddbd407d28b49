/**
 * Whom we are waiting for: in a simultaneous choice, whether tried steps are still of use; in a game that takes hours
 * or days.
 */
import type { TableInfo, TurnInfo } from "../api/server";

/** Whether a seat still has the same choice to make: all turns since are simultaneous choices of others. */
export function choosesOn(before: TableInfo, now: TableInfo, fresh: readonly TurnInfo[], seat: number | null): boolean {
  const asked = before.seats.find((one) => one.seat === seat)?.asked ?? false;
  const still = now.turn === seat || (now.seats.find((one) => one.seat === seat)?.asked ?? false);
  return asked && still && !fresh.some((turn) => turn.seat === seat);
}

/** Seats that have not chosen yet, the one whose turn it is first; without one's own. */
export function waitedFor(info: TableInfo, me: number | null): number[] {
  const others = info.seats.filter((one) => one.asked && !one.chosen).map((one) => one.seat);
  return (info.turn === null ? others : [info.turn, ...others]).filter((seat) => seat !== me);
}

/**
 * Whether a game goes on while its people do other things: no clock, or one of days, with somebody elsewhere; and this
 * seat has a name that can get alerts.
 */
export function takesTime(info: TableInfo | null, me: number | null, name: string | null): boolean {
  if (!info || info.status !== "playing" || name === null) return false;
  const slow = info.clock == null || info.clock.kind === "days";
  const others = info.seats.some((one) => one.kind === "human" && one.bot === null && one.seat !== me && one.player !== name);
  return slow && others && info.seats.some((one) => one.seat === me && one.player === name);
}
