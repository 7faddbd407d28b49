/** The Lookout of this table: its variant, who has picked, and whose cards these are. */
import { seatInMiddle, type Stage } from "../stage";
import { turnOrder } from "../view";
import { picked, picksOf, type Pick, type Variant } from "./picks";

export interface Picking {
  variant: Variant | "solo";
  rows: Pick[][];
  /** This many have picked; then it is that one's turn. */
  done: number;
}

export function pickingOf(stage: Stage): Picking {
  const view = stage.view!;
  const variant = (stage.table.info?.options["lookout"] ?? "standard") as Variant;
  // Tentative steps do not change the newest position.
  const tried = stage.table.scene ? 0 : stage.table.chosen.filter((step) => step.verb === "take").length;
  const done = picked(stage.table.turns, stage.table.at) + tried;
  return view.virtual ? { variant: "solo", rows: [], done } : { variant, rows: picksOf(variant, turnOrder(view)), done };
}

/** The numbers of your own picks, in each round of picks; none where all pick at the same time. */
export function ownPicks(stage: Stage): number[] {
  const me = seatInMiddle(stage);
  const { variant, rows } = pickingOf(stage);
  return (variant === "alternate" ? [] : rows).map((row) => row.findIndex(({ seat }) => seat === me) + 1);
}

/** The alternate Lookout: whether the cards on view are your own or somebody else's, and who sits next to you. */
export function secretOf(stage: Stage): { passed: boolean; from: number; to: number } {
  const players = stage.view!.seats.length;
  const me = seatInMiddle(stage);
  return { passed: pickingOf(stage).done >= players, from: (me + players - 1) % players, to: (me + 1) % players };
}
