/** Who picks when in the Lookout, and from how many cards. */
import type { TurnInfo } from "../../../api/server";
import { printed } from "../view";

export type Variant = "standard" | "alternate" | "advanced";
export interface Pick {
  seat: number;
  /** Out of this many cards. */
  sees: number;
}

/** Two rounds of picks; `order` are the seats from the first player on. */
export function picksOf(variant: Variant, order: readonly number[]): Pick[][] {
  const rounds = printed().lookout[variant]?.[order.length] ?? [];
  return rounds.map((round) => round.map(({ turn, sees }) => ({ seat: order[turn]!, sees })));
}

/** How many have picked in this Lookout before position `at`: the picks at the end of the history up to then. */
export function picked(turns: readonly TurnInfo[], at: number): number {
  const steps = turns.flatMap((turn) => turn.steps.map((step, k) => ({ verb: step.verb ?? "", at: turn.first + k }))).filter((step) => step.at < at);
  const last = steps.findLastIndex(({ verb }) => verb !== "take");
  return steps.length - 1 - last;
}
