/**
 * The visible parts of a step of Imperial Settlers: cards and goods that go to somebody. Hidden cards are only counted.
 */
import type { Step } from "../../api/server";
import type { Effect, Flight, Staging } from "../../table/staging/staging";
import { countOf, goodsShown, iconOf, type SeatView, type View } from "./view";

type Told = Pick<Step, "verb" | "arguments">;

export const partOf = (seat: number, part: string): string[] => [`seat:${seat}:${part}`, `seat:${seat}`, "teller"];

const cardsOf = ({ locations, deals }: SeatView): Map<string, "location" | "deal"> =>
  new Map([...locations.map(({ id }): [string, "location"] => [id, "location"]), ...deals.map((id): [string, "deal"] => [id, "deal"])]);

/** Cards that somebody has played from a hidden hand; visible ones move themselves (`motion.ts`). */
function played(was: SeatView, now: SeatView, seat: number): Flight[] {
  if (typeof was.hand !== "number") return [];
  const before = cardsOf(was);
  return [...cardsOf(now)]
    .filter(([id]) => !before.has(id))
    .map(([id, kind]) => ({ icon: kind === "deal" ? "deal" : "card", n: 1, from: partOf(seat, "hand"), to: [id, ...partOf(seat, kind)], seat }));
}

function drawn(was: SeatView, now: SeatView, seat: number): Flight[] {
  const n = countOf(now.hand) - countOf(was.hand);
  return n > 0 && typeof was.hand === "number" ? [{ icon: "hand-cards", n, from: ["deck:common", "teller"], to: partOf(seat, "hand") }] : [];
}

/** A card's yield comes from it; otherwise nobody can say where it comes from, and the flag says enough. */
function goods(was: SeatView, now: SeatView, seat: number, from: readonly string[]): Flight[] {
  if (!from.length) return [];
  return goodsShown().flatMap((good): Flight[] => {
    const n = now.goods[good] - was.goods[good];
    return n > 0 ? [{ icon: iconOf(good), n, from, to: partOf(seat, good) }] : [];
  });
}

function effect(before: View, after: View, { arguments: what = [] }: Told): Effect {
  const from = what.filter((one) => /^[A-Z]/.test(one));
  const flights = after.seats.flatMap((now, seat) => {
    const was = before.seats[seat];
    return was ? [...played(was, now, seat), ...drawn(was, now, seat), ...goods(was, now, seat, from)] : [];
  });
  return { flights, standing: [], outlined: from.filter((id) => after.seats.some((seat) => cardsOf(seat).has(id))) };
}

export const staging = { effect, holds: () => false, stops: () => false, heads: () => false } as unknown as Staging;
