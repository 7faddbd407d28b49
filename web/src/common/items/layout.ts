/** Where each item of a line goes when it is drawn in an SVG: sizes and positions, no drawing. */
import type { Item, Line } from "./item";

export type Part =
  | { kind: "icon"; id: string; x: number; y: number; size: number }
  | { kind: "text"; text: string; x: number; y: number; size: number; look: "num" | "num sep" | "num onpt" }
  | { kind: "chevron"; d: string; width: number; down: boolean };

/** The narrow gap between the parts of a price. */
const THIN = "\u2009";
const round = (x: number): number => Math.round(x * 100) / 100;

/** How wide an item is, with icons of this size. */
export function itemWidth(item: Item, size: number): number {
  if (item.icon) return size * (item.up || item.down ? 1.4 : 1);
  if (item.points) return size * 1.06;
  if (item.between) return size * (item.between === THIN ? 0.16 : 0.42);
  return size * ((item.number ?? "").length * 0.52 + 0.14);
}

/** A number stands close to what it counts, and a sign close to both its sides. */
const gapAfter = (item: Item | undefined, size: number): number =>
  !item || item.between || item.number ? 0 : size * 0.1;

export const lineWidth = (line: Line, size: number): number =>
  line.reduce((sum, item, k) => sum + gapAfter(line[k - 1], size) + itemWidth(item, size), 0);

/** Chevrons above each other: steps up, or down. */
function chevrons(x: number, y: number, size: number, count: number, down: boolean): Part[] {
  const turn = down ? 1 : -1;
  return Array.from({ length: count }, (_, k) => {
    const top = y + (k - (count - 1) / 2) * size * 0.34 - turn * size * 0.1;
    const [dx, dy] = [round(size * 0.16), round(turn * size * 0.2)];
    return { kind: "chevron", d: `M${round(x)} ${round(top)}l${dx} ${dy} ${dx} ${-dy}`, width: round(size * 0.13), down };
  });
}

function place(item: Item, x: number, cy: number, size: number): Part[] {
  const middle = round(x + itemWidth(item, size) / 2);
  if (item.icon) {
    const icon: Part = { kind: "icon", id: item.icon, x: round(x), y: round(cy - size / 2), size: round(size) };
    const beside = x + size * 1.04;
    return [icon, ...chevrons(beside, cy, size, item.up ?? 0, false), ...chevrons(beside, cy, size, item.down ?? 0, true)];
  }
  if (item.points) {
    const text = item.points;
    const [side, letters] = [size * 1.06, size * (text.length > 2 ? 0.44 : text.length > 1 ? 0.54 : 0.62)];
    return [
      { kind: "icon", id: "points-blank", x: round(x), y: round(cy - side / 2), size: round(side) },
      { kind: "text", text, x: middle, y: round(cy + size * 0.02), size: round(letters), look: "num onpt" },
    ];
  }
  if (item.between)
    return [{ kind: "text", text: item.between, x: middle, y: round(cy), size: round(size * 0.8), look: "num sep" }];
  return [
    { kind: "text", text: item.number ?? "", x: middle, y: round(cy + size * 0.02), size: round(size * 0.82), look: "num" },
  ];
}

/** A line around a point; scaled down if it would be wider than `most`. */
export function placeLine(line: Line, cx: number, cy: number, size: number, most = Infinity): Part[] {
  const wanted = lineWidth(line, size);
  const fit = wanted > most ? size * (most / wanted) : size;
  let x = cx - Math.min(wanted, most) / 2;
  return line.flatMap((item, k) => {
    x += gapAfter(line[k - 1], fit);
    const parts = place(item, x, cy, fit);
    x += itemWidth(item, fit);
    return parts;
  });
}
