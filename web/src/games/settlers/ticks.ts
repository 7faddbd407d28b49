/** Several things chosen one by one, in any order: the steps are sent in the order in which the server offers them. */
import type { Choice } from "../../api/server";
import type { Stage } from "./stage";

/** Verbs of which several may be chosen, in an order that does not matter. */
const SEVERAL = new Set(["keep", "blessing", "store", "samurai", "discard", "drop", "stored", "card"]);

/** The steps at the end of the tried turn that answer the same question. */
function chain(stage: Stage): { from: number; steps: Choice[] } {
  const { chosen } = stage.table;
  const verb = chosen.at(-1)?.verb ?? "";
  if (!SEVERAL.has(verb) || !stage.legal.some((choice) => choice.verb === verb || choice.verb === "done")) return { from: chosen.length, steps: [] };
  let from = chosen.length;
  while (from > 0 && chosen[from - 1]!.verb === verb) from--;
  return { from, steps: chosen.slice(from) };
}

export const ticked = (stage: Stage, place: string): boolean => chain(stage).steps.some((step) => step.places.includes(place));

/** A click on one of several: ticks or unticks it; false if it is no such thing. */
export function tick(stage: Stage, place: string): boolean {
  const { from, steps } = chain(stage);
  if (!steps.length) return false;
  const first = stage.table.legalBefore(from);
  const wanted = first.find((choice) => choice.verb === steps[0]!.verb && choice.places.includes(place));
  if (!wanted) return false;
  const had = steps.some((step) => step.token === wanted.token);
  // Anything offered now proceeds as usual.
  if (!had && stage.lit.has(place)) return false;
  const tokens = new Set(steps.map((step) => step.token));
  if (had) tokens.delete(wanted.token);
  else tokens.add(wanted.token);
  const order = first.map((choice) => choice.token).filter((token) => tokens.has(token));
  void stage.table.instead(from, order);
  return true;
}
