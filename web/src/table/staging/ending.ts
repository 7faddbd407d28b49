/**
 * The steps of the last turns, from fetched positions: the viewpoint changes with the end, since everything is open
 * then.
 */
import type { Position, TurnInfo } from "../../api/server";
import type { Shown } from "../known";

export async function lastSteps(turns: readonly TurnInfo[], positionAt: (at: number) => Promise<Position>): Promise<Shown[]> {
  const [first] = turns;
  if (!first) return [];
  const steps = turns.flatMap((turn) => turn.steps.map((_, step) => ({ turn, step, at: turn.first + step + 1 })));
  const positions = await Promise.all([first.first, ...steps.map(({ at }) => at)].map(positionAt));
  return steps.map((one, i) => ({ ...one, before: positions[i]!.view, view: positions[i + 1]!.view }));
}
