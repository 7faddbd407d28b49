/** A food day as the server's entries tell it: who feeds whom, what hunger costs, what the temples give. */
import type { Step } from "../../../api/server";
import { TEMPLES, type Temple, type View } from "../view";

type Entry = Step["entries"][number];
type Amounts = Record<string, number>;

export interface Fed {
  seat: number;
  /** Workers that were fed with corn, without it, and not at all. */
  fed: number;
  free: number;
  hungry: number;
  /** Corn before and after. */
  corn: [before: number, after: number];
  /** Corn for each of those fed; points for each of the hungry. */
  price: number;
  fine: number;
  /** Points that the hungry cost. */
  lost: number;
  /** Points of the temples, on days with points. */
  temples: Partial<Record<Temple, { points: number; bonus: number }>>;
  /** Goods of the temples, on days with goods. */
  goods: Amounts;
  /** Points of the day, all together. */
  sum: number;
}

export interface FoodDay {
  number: number;
  kind: "goods" | "points";
  /** In the order in which they are fed. */
  rows: Fed[];
  /** What the server says about everything else that happens then. */
  after: string[];
  /** What it says about one seat. */
  said: (seat: number) => string[];
  /** The final scoring in words, if it was the last. */
  final: string[];
}

const keyOf = (entry: Entry): string => String(entry.key).replace(/^tzolkin\./, "");
const valuesOf = (entry: Entry | undefined): Record<string, unknown> => (entry?.values as Record<string, unknown> | undefined) ?? {};
const seatIn = (entry: Entry): number | null => {
  const seat = (valuesOf(entry)["seat"] as { seat?: unknown } | undefined)?.seat;
  return typeof seat === "number" ? seat : null;
};
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The goods of a value, or of a list of such. */
function amountsIn(value: unknown): Amounts {
  const all: Amounts = {};
  for (const one of Array.isArray(value) ? value : [value])
    for (const [kind, n] of Object.entries((one as { goods?: Amounts } | undefined)?.goods ?? {})) all[kind] = (all[kind] ?? 0) + n;
  return all;
}

function templesIn(value: unknown): Fed["temples"] {
  const found: Fed["temples"] = {};
  for (const row of Array.isArray(value) ? (value as Entry[]) : []) {
    const { temple, points, bonus } = valuesOf(row) as { temple?: { id?: string }; points?: unknown; bonus?: unknown };
    const name = TEMPLES.find((one) => one === temple?.id);
    if (name) found[name] = { points: number(points), bonus: number(bonus) };
  }
  return found;
}

const FED = new Set(["feed", "feed-free", "unfed", "temple-goods", "temple-points"]);
const FINAL = new Set(["over", "final", "winner", "winner-by-workers", "winners-shared"]);

/** What a step tells of a food day; null if it has none. */
export function foodDayOf(step: Step, before: View): FoodDay | null {
  const begin = step.entries.findIndex((entry) => keyOf(entry).startsWith("food-day-"));
  if (begin < 0) return null;
  const told = step.entries.map((entry, i) => ({ entry, key: keyOf(entry), seat: seatIn(entry), words: step.words[i] ?? "", i }));
  const of = (seat: number, key: string): Record<string, unknown> => valuesOf(told.find((one) => one.key === key && one.seat === seat)?.entry);
  const seats = [...new Set(told.filter(({ key, i }) => i > begin && (key === "feed" || key === "feed-free")).map(({ seat }) => seat!))];
  const rows = seats.map((seat): Fed => {
    const [feed, unfed, points] = [of(seat, "feed"), of(seat, "unfed"), of(seat, "temple-points")];
    const paid = amountsIn(feed["paid"])["corn"] ?? 0;
    const lost = amountsIn(unfed["paid"])["points"] ?? 0;
    const [fed, hungry] = [number(feed["fed"]), number(unfed["n"])];
    const corn = (before.seats[seat]?.corn ?? 0) + (amountsIn(of(seat, "teeth-taken")["results"])["corn"] ?? 0);
    return {
      seat,
      fed,
      hungry,
      free: number(feed["free"]) + number(of(seat, "feed-free")["n"]),
      corn: [corn, corn - paid],
      price: fed ? paid / fed : 0,
      fine: hungry ? lost / hungry : 0,
      lost,
      temples: templesIn(points["temples"]),
      goods: amountsIn(of(seat, "temple-goods")["results"]),
      sum: (amountsIn(points["results"])["points"] ?? 0) - lost,
    };
  });
  const later = told.filter(({ i }) => i > begin);
  return {
    number: number(valuesOf(step.entries[begin])["n"]),
    kind: told[begin]!.key === "food-day-goods" ? "goods" : "points",
    rows,
    after: later.filter(({ key }) => !FED.has(key) && !FINAL.has(key)).map(({ words }) => words),
    said: (seat) => later.filter((one) => one.seat === seat && FED.has(one.key)).map(({ words }) => words),
    final: later.filter(({ key }) => FINAL.has(key)).map(({ words }) => words),
  };
}
