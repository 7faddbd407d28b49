/** The stage of this game: what it shows is a view of Imperial Settlers. */
import type { Stage as Any } from "../../table/stage.svelte";
import type { SeatView, View } from "./view";

export type Stage = Any<View>;

/** The seat whose empire is in the middle: one's own; for spectators, the one that decides. */
export const seatInMiddle = (stage: Stage): number => stage.me ?? stage.view?.decision?.player ?? 0;
/** A seat as it was before the tentative steps; none while something else than the newest position is shown. */
export const confirmedSeat = (stage: Stage, seat: number): SeatView | undefined =>
  stage.table.scene ? undefined : (stage.table.newest?.view as unknown as View | undefined)?.seats[seat];
export const seatOf = (stage: Stage, seat: number): SeatView | undefined => stage.view?.seats[seat];

/** The kinds of places that a click in `turn` opens instead of choosing: a card in the hand has three uses. */
const OPENS = /^hand:/;

/** A click on a place: several choices, or any of a card in hand, appear in the bar; a single one is taken. */
export function touch(stage: Stage, place: string): void {
  const here = stage.lit.get(place) ?? [];
  const [first] = here;
  const opens = here.length > 1 || (here.length === 1 && OPENS.test(place) && stage.view?.decision?.kind === "turn");
  if (!first || !opens || stage.table.scene !== null) return stage.touch(place);
  stage.said = "";
  if (stage.opened === place) return letGo(stage);
  stage.opened = place;
  stage.point(first);
}

export function letGo(stage: Stage): void {
  stage.opened = null;
  stage.point(null);
}

/** Takes the previewed choice at an opened place. */
export function take(stage: Stage, place: string): void {
  const here = stage.lit.get(place) ?? [];
  const chosen = here.find((choice) => choice.token === stage.pointed?.token) ?? here[0];
  if (chosen) stage.choose(chosen.token);
}
