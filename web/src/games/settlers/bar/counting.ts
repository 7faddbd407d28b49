/**
 * Goods that are given, swapped or received for Workers one by one: how many of each are wanted, and one more or one
 * less.
 */
import type { Choice } from "../../../api/server";
import { lookOf } from "../cards/card";
import type { Stage } from "../stage";
import { goodsShown } from "../view";

const COUNTED = new Set(["give", "swap", "spend"]);
/** The result of drawing cards is not counted: each is revealed. */
const DECKS = new Set(["common", "faction"]);

export interface Count {
  good: string;
  n: number;
  /** One more of it, if that is possible now. */
  more: Choice | undefined;
}

const goodOf = (choice: Choice): string | null => {
  const [what = ""] = choice.arguments;
  return COUNTED.has(choice.verb) && !DECKS.has(what) && !lookOf(what).kind ? what : null;
};

/** A pair of Workers for a card: it is revealed. */
export const isDraw = (choice: Choice): boolean => COUNTED.has(choice.verb) && DECKS.has(choice.arguments[0] ?? "");

/** The steps at the end of the tried turn that count the same thing. */
function chain(stage: Stage): { from: number; steps: readonly Choice[] } {
  const { chosen } = stage.table;
  const verb = chosen.at(-1)?.verb ?? "";
  if (!COUNTED.has(verb) || !stage.legal.some((choice) => choice.verb === verb || choice.verb === "done")) return { from: chosen.length, steps: [] };
  let from = chosen.length;
  while (from > 0 && chosen[from - 1]!.verb === verb) from--;
  return { from, steps: chosen.slice(from) };
}

/** Whether goods are to be counted now. */
export const counts = (stage: Stage, shown: readonly Choice[]): boolean =>
  shown.some((choice) => goodOf(choice) !== null) || (shown.length > 0 && chain(stage).steps.some((step) => goodOf(step) !== null));

export function countsOf(stage: Stage, choices: readonly Choice[]): Count[] {
  const { from, steps } = chain(stage);
  const now = new Map(choices.map((choice) => [goodOf(choice), choice]));
  const verb = steps[0]?.verb;
  const first = verb ? stage.table.legalBefore(from).filter((choice) => choice.verb === verb) : [];
  const goods = new Set([...first, ...steps, ...choices].map(goodOf).filter((good) => good !== null));
  const shown: string[] = goodsShown();
  const order = [...goods].sort((a, b) => shown.indexOf(a) - shown.indexOf(b));
  return order.map((good) => ({ good, n: steps.filter((step) => goodOf(step) === good).length, more: now.get(good) }));
}

/** What else can be chosen: an end, a card. */
export const othersOf = (choices: readonly Choice[]): Choice[] => choices.filter((choice) => goodOf(choice) === null);

/** Takes back the last of a good; other choices stay. */
export function less(stage: Stage, good: string): void {
  const { from, steps } = chain(stage);
  const last = steps.findLastIndex((step) => goodOf(step) === good);
  if (last >= 0) void stage.table.instead(from, steps.filter((_, k) => k !== last).map((step) => step.token));
}
