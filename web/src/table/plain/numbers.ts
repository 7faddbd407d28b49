/** The plain numbers of a seat's view: what can be shown of an unknown game. */

export interface Counted {
  name: string;
  value: number;
}

type Seats = { seats?: unknown[]; players?: unknown[] };

/** The part of a view that is a seat's. */
function seatIn(view: unknown, seat: number): Record<string, unknown> {
  const { seats, players } = (view ?? {}) as Seats;
  const found = (seats ?? players)?.[seat];
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

/**
 * Points first, then as the view lists them; groups of numbers (`goods: {wood: 2}`) one by one, lists that are not
 * empty.
 */
export function numbersOf(view: unknown, seat: number): Counted[] {
  const found: Counted[] = [];
  for (const [name, value] of Object.entries(seatIn(view, seat))) {
    if (typeof value === "number") found.push({ name, value });
    else if (Array.isArray(value)) {
      if (value.length) found.push({ name, value: value.length });
    }
    else if (typeof value === "object" && value !== null)
      for (const [part, n] of Object.entries(value)) if (typeof n === "number") found.push({ name: part, value: n });
  }
  const points = found.find((one) => one.name === "points");
  return points ? [points, ...found.filter((one) => one !== points)] : found;
}

/** A program's identifier as words. */
export const spelled = (name: string): string => name.replaceAll("_", " ");
