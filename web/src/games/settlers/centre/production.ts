/** What the next Production brings: board, deals and Production Locations as they stand. Pure. */
import type { Item, Line } from "../../../common/items/item";

export interface Brings {
  /** How many of each, by icon; points are `points`. */
  goods: Map<string, number>;
  /** The number of Prayers, and of Locations where something is decided only then. */
  prayers: number;
  open: number;
}

const PER = "/";
const DECIDED = new Set(["›", "|", ":", "="]);
const PRAYER = "pray";
const CHIP = "chip-";
const POINTS = "points";

/** One of each group of a line: how many of what, and what it is counted by. */
interface Part {
  n: number;
  icon: string;
  per: string;
  most: number;
}

function partsOf(line: Line): Part[] | null {
  const parts: Part[] = [];
  let n = 1;
  let per = false;
  for (const item of line) {
    if (item.between === PER) per = true;
    else if (item.between) {
      if (DECIDED.has(item.between)) return null;
    } else if (item.number?.startsWith("≤")) {
      const last = parts.at(-1);
      if (last) last.most = Number(item.number.slice(1));
    } else if (item.number) n = Number(item.number);
    else if (per) {
      const last = parts.at(-1);
      if (!last || !item.icon?.startsWith(CHIP)) return null;
      last.per = item.icon.slice(CHIP.length);
      per = false;
    } else {
      parts.push({ n: item.points ? Number(item.points) : n, icon: item.points ? POINTS : (item.icon ?? ""), per: "", most: Infinity });
      n = 1;
    }
  }
  return parts.every((part) => Number.isFinite(part.n) && part.icon) ? parts : null;
}

/** The sum of lines; `colors`: how many Locations of each color there are; `known`: icons of what one can have. */
export function brings(lines: readonly Line[], colors: ReadonlyMap<string, number>, known: ReadonlySet<string>): Brings {
  const found: Brings = { goods: new Map(), prayers: 0, open: 0 };
  for (const line of lines) {
    if (line.some((item) => item.icon === PRAYER)) {
      found.prayers++;
      continue;
    }
    const parts = partsOf(line);
    if (!parts || parts.some(({ icon }) => !known.has(icon))) {
      found.open++;
      continue;
    }
    for (const { n, icon, per, most } of parts) {
      const times = per ? Math.min(most, colors.get(per) ?? 0) : 1;
      if (n * times) found.goods.set(icon, (found.goods.get(icon) ?? 0) + n * times);
    }
  }
  return found;
}

/** As a line of signs, goods in the given order. */
export function bringsLine({ goods, prayers, open }: Brings, order: readonly string[]): Line {
  const line: Item[] = [];
  for (const icon of order) {
    const n = goods.get(icon);
    if (n && icon === POINTS) line.push({ points: String(n) });
    else if (n) line.push({ number: String(n) }, { icon });
  }
  if (prayers) line.push({ number: `+${prayers}` }, { icon: PRAYER });
  if (open) line.push({ number: `+${open}` }, { icon: "t-production" });
  return line;
}
