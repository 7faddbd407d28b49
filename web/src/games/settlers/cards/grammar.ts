/**
 * How lines of signs are set on a card: how wide they are, how large they can be, where to break one. Pure functions.
 */
import type { Item } from "../../../common/items/item";
import type { Line } from "../../../common/items/item";
import type { Look } from "./card";

const wide = (item: Item): number => {
  if (item.icon || item.points) return 1.12;
  return item.between ? 0.5 : 0.6 * (item.number ?? "").length;
};

/** The width of a line, in widths of an icon. */
export const width = (line: Line): number => line.reduce((sum, item) => sum + wide(item), 0);

/** Icons are never smaller. */
const LEAST = 11;

/** The size of a line's icons in this much room, at most `most`. */
export const fit = (line: Line, most: number, room: number): number =>
  Math.max(LEAST, Math.min(most, Math.floor(room / Math.max(1, width(line)))));

const BREAKS = new Set(["›", ":", " ", "|"]);
const PRAYER = "pray";

/** Whether a line may be broken before item `k`: after a price, a "when", an "or", the number of a Prayer. */
function mayBreak(line: Line, k: number): boolean {
  const [before, here, earlier] = [line[k - 1]!, line[k]!, line[k - 2]];
  if (before.between) return BREAKS.has(before.between);
  if (here.icon === PRAYER) return true;
  if (before.number) return earlier?.icon === PRAYER;
  return earlier?.between === "/" && before.icon !== undefined && here.number === undefined;
}

/** A line that would be too small is broken once, where both parts are shortest. */
export function broken(line: Line, size: number, room: number): readonly Line[] {
  if (width(line) * size <= room) return [line];
  let best: { most: number; parts: [Line, Line] } | null = null;
  for (let k = 1; k < line.length; k++) {
    if (!mayBreak(line, k)) continue;
    const parts: [Line, Line] = [line.slice(0, k), line.slice(k)];
    const most = Math.max(width(parts[0]), width(parts[1]));
    if (!best || most < best.most - 0.01) best = { most, parts };
  }
  if (!best) return [line];
  const [first, second] = best.parts;
  return [first.at(-1)?.between === " " ? first.slice(0, -1) : first, second];
}

export interface Row {
  line: Line;
  size: number;
  /** The sign before it: a bonus, the end of the game. */
  sign: "" | "bonus" | "ph-over";
}

export interface Setting {
  /** The largest icons, and the room. */
  size: number;
  room: number;
  /** On the table: its bonus is past. */
  built?: boolean;
  /** In full: more room, larger lines. */
  long?: boolean;
  /** At most this many rows: what happens at the end of the game is left out first. */
  most?: number;
}

/** Everything a card does, row by row. */
export function rowsOf(card: Look, { size, room, built = false, long = false, most = 9 }: Setting): Row[] {
  const bonus = built && card.lines.length ? [] : card.bonus;
  const count = card.lines.length + (bonus.length ? 1 : 0) + (card.end.length ? 1 : 0);
  const rows: Row[] = [];
  const put = (line: Line, sign: Row["sign"], large: number): void => {
    const inside = room - (sign ? 17 : 0);
    const parts = broken(line, long ? large : count > 1 ? 13 : 15.5, inside);
    parts.forEach((part, k) =>
      rows.push({ line: part, size: fit(part, parts.length > 1 ? Math.min(large, long ? 26 : 16) : large, inside), sign: k ? "" : sign }),
    );
  };
  for (const line of card.lines) put(line, "", count > 2 ? size - 4 : size);
  if (bonus.length) put(bonus, "bonus", long || card.lines.length ? size - 4 : size - 2);
  if (card.end.length && rows.length < most) put(card.end, "ph-over", size - 5);
  return rows.slice(0, Math.max(most, 1));
}

/** What a card gives, in one or two signs: the first result. */
export function gistOf(card: Look): Line {
  const line = card.lines[0] ?? card.bonus;
  const from = line.findIndex((item) => item.between === "›" || item.between === ":");
  const told = line.slice(from + 1).filter((item) => !item.between);
  const [first, second] = told;
  if (!first) return card.bonus.filter((item) => item.icon || item.points).slice(0, 1);
  return first.number && second ? [first, second] : [first];
}
