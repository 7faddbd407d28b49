/** Which card prays, which colors it names, and what each card of a color brings. */
import type { Line } from "../../../common/items/item";
import type { Look } from "../cards/card";
import { lookOf } from "../cards/card";
import type { Stage } from "../stage";

const CHIP = "chip-";
const ANY = "any-color";
/** What a player says before or after the draw: no part of what it brings. */
const SAID = new Set(["declare", "choose"]);

const isPrayer = (line: Line): boolean => line.some(({ icon }) => icon === "pray");

export const prays = (card: Look): boolean => [...card.lines, card.bonus].some(isPrayer);

/** The last card of this turn, or of the last turns, that has a Prayer. */
export function prayerCard(stage: Stage): string | null {
  const tried = stage.table.chosen.flatMap((step) => step.arguments);
  const made = stage.table.turns.slice(-3).flatMap((turn) => turn.steps.flatMap((step) => step.arguments ?? []));
  return [...made, ...tried].findLast((id) => prays(lookOf(id))) ?? null;
}

export interface Yield {
  /** For each card of a color: what it brings, or may be spent. */
  named: ReadonlyMap<string, Line>;
  /** The same for whichever color is declared or chosen; none if the Prayer works differently. */
  any: Line | "its good" | null;
  spends: boolean;
}

/** Read from the line of its signs; `colorOf`: the color that brings the good with this icon. */
export function yieldOf(card: Look, colorOf: (icon: string) => string | undefined): Yield {
  const line = [...card.lines, card.bonus].find(isPrayer) ?? [];
  // The number of cards comes after the sign of the Prayer.
  const after = line.slice(line.findIndex(({ icon }) => icon === "pray") + 2).filter(({ icon }) => !SAID.has(icon ?? ""));
  const end = after.findIndex(({ between }) => between === "›");
  const named = new Map<string, Line>();
  let any: Yield["any"] = null;
  let each: Line = [];
  let counted = false;
  for (const item of end < 0 ? after : after.slice(0, end)) {
    const { icon } = item;
    if (counted) {
      if (icon?.startsWith(CHIP)) named.set(icon.slice(CHIP.length), each);
      else if (icon === ANY) any = each.some((one) => one.icon === ANY) ? "its good" : each;
      each = [];
      counted = false;
    } else if (item.between === "/") counted = true;
    else if (item.between) each = [];
    else each = [...each, item];
  }
  for (const item of each) {
    const color = item.icon && colorOf(item.icon);
    if (color) named.set(color, [item]);
  }
  return { named, any, spends: end >= 0 };
}

/** So many times the same. */
export const times = (line: Line, n: number, upTo = false): Line =>
  line.flatMap((item) => {
    if (item.points) return [{ points: String(Number(item.points) * n) }];
    return [...(n > 1 || upTo ? [{ number: `${upTo ? "≤" : ""}${n}` }] : []), item];
  });
