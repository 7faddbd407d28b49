/** What has changed for a seat between two positions. */
import type { SeatView } from "../../games/tzolkin/view";

export interface Change {
  icon: string;
  before: number;
  after: number;
}

const COUNTED = { corn: "corn", wood: "wood", stone: "stone", gold: "gold", skulls: "skull", points: "points" } as const;

export function changed(before: SeatView, after: SeatView): Change[] {
  return (Object.keys(COUNTED) as (keyof typeof COUNTED)[])
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ icon: COUNTED[key], before: before[key], after: after[key] }));
}
