/** Who is shown where, and what somebody owns, by kind. */
import { face } from "../../../words/faces.svelte";
import type { SeatView } from "../view";

export const isMonument = (id: string): boolean => face(`tile.${id}`).tags.includes("monument");

export type Only = "me" | "others" | "all";

/** Seats in the order of the panels: one's own first, the others as they sit. */
export function panelOrder(count: number, me: number | null, only: Only): number[] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  if (me === null) return seats;
  const others = seats.filter((seat) => seat !== me);
  if (only === "me") return [me];
  return only === "others" ? others : [me, ...others];
}

/** What the small sign of a tile shows. */
export const kindOf = (id: string): string =>
  isMonument(id) ? "monument" : face(`tile.${id}`).kind || "wealth";

/** The tiles of a player: buildings in the order built, monuments, starting wealth. */
export const tilesOf = (seat: SeatView): string[] => [...seat.buildings, ...seat.monuments, ...seat.wealth];

/** How many of each kind. */
export function kindsOf(seat: SeatView): [kind: string, n: number][] {
  const found = new Map<string, number>();
  for (const id of tilesOf(seat)) found.set(kindOf(id), (found.get(kindOf(id)) ?? 0) + 1);
  return [...found];
}
