/** Who picks when in the Lookout, and from how many cards. Pure. */
import type { TurnInfo } from "../../../api/server";

export type Variant = "standard" | "alternate" | "advanced";
export interface Pick {
  seat: number;
  /** Out of this many cards. */
  sees: number;
}

const SECRET = 3;
const ADVANCED_ROW = 5;

/** Two rounds of picks; `order` are the seats from the first player on. */
export function picksOf(variant: Variant, order: readonly number[]): Pick[][] {
  const n = order.length;
  if (variant === "alternate") return [SECRET, SECRET - 1].map((sees) => order.map((seat) => ({ seat, sees })));
  if (variant === "standard") {
    const row = (seats: readonly number[]): Pick[] => seats.map((seat, i) => ({ seat, sees: n + 1 - i }));
    return [row(order), row(order.toReversed())];
  }
  let lie = ADVANCED_ROW;
  return [0, 1].map((round) =>
    order.map((seat, i) => {
      // With three or more, a card is added before some picks.
      if (n > 2 && (round === 0 ? i >= 2 : i > 0 && i < n - 1)) lie++;
      return { seat, sees: lie-- };
    }),
  );
}

/** How many have picked in this Lookout before position `at`: the picks at the end of the history up to then. */
export function picked(turns: readonly TurnInfo[], at: number): number {
  const steps = turns.flatMap((turn) => turn.steps.map((step, k) => ({ verb: step.verb ?? "", at: turn.first + k }))).filter((step) => step.at < at);
  const last = steps.findLastIndex(({ verb }) => verb !== "take");
  return steps.length - 1 - last;
}
