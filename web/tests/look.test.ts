import facts from "./facts.json";
import food from "./food.json";
import { beforeAll, describe, expect, it } from "vitest";
import type { TurnInfo } from "../src/api/server";
import { path, scale, spread, ticks } from "../src/common/plot/plot";
import { chapterIn, SOURCES } from "../src/games/tzolkin/reading";
import { cornNeeded, nextFoodDay } from "../src/games/tzolkin/top/food";
import { blocksOf, chapterBeside, chapterStarts, logOf, ownUntil, withoutName } from "../src/table/looking/log";
import { changed } from "../src/table/looking/since";
import { partsOf } from "../src/table/looking/sources";
import type { SeatView, View } from "../src/games/tzolkin/view";
import { show } from "../src/words/faces.svelte";

const seat = (more: Partial<SeatView> = {}): SeatView =>
  ({ points: 0, corn: 0, wood: 0, stone: 0, gold: 0, skulls: 0, workers: 3, wealth: [], buildings: [], monuments: [], ...more }) as SeatView;
const view = (more: Partial<View> = {}): View =>
  ({ day: 1, over: false, food_day: null, decision: { kind: "turn", player: 0 }, ...more }) as View;

describe("the next food day", () => {
  it("is counted in days", () => {
    expect(nextFoodDay(view({ day: 1 }))).toEqual({ kind: "goods", days: 7 });
    expect(nextFoodDay(view({ day: 12 }))).toEqual({ kind: "points", days: 2 });
    expect(nextFoodDay(view({ day: 22 }))).toEqual({ kind: "points", days: 5 });
  });
  it("is today, also when it was jumped over (T44)", () => {
    expect(nextFoodDay(view({ day: 8, food_day: "goods" }))).toEqual({ kind: "goods", days: 0 });
    expect(nextFoodDay(view({ day: 9, food_day: "goods" }))).toEqual({ kind: "goods", days: 0 });
    expect(nextFoodDay(view({ day: 28, food_day: "points" }))).toEqual({ kind: "points", days: 0 });
  });
  it("is none at the end", () => {
    expect(nextFoodDay(view({ day: 28, over: true }))).toBeNull();
  });
});

describe("the corn that is needed (T50)", () => {
  beforeAll(() => show({ faces: {}, counted: {}, facts }));
  it("is 2 per worker in play", () => {
    expect(cornNeeded(seat(), view())).toBe(6);
    expect(cornNeeded(seat({ workers: 6 }), view())).toBe(12);
  });
  it("is less with farms that feed workers, never below 0", () => {
    expect(cornNeeded(seat({ buildings: ["A1-F1"] }), view())).toBe(4);
    expect(cornNeeded(seat({ buildings: ["A1-F1", "A2-F1"] }), view())).toBe(0);
  });
  it("is less with farms that make it cheaper, never below 0", () => {
    expect(cornNeeded(seat({ buildings: ["A1-F2"] }), view())).toBe(3);
    expect(cornNeeded(seat({ buildings: ["A1-F2", "A1-F2"] }), view())).toBe(0);
    expect(cornNeeded(seat({ workers: 5, buildings: ["A1-F1", "A1-F2"] }), view())).toBe(4);
  });
  it.each(food)("is what the rules say: %j", ({ asked, corn, ...has }) => {
    expect(cornNeeded(seat(has), view({ decision: { kind: asked ? "keep" : "turn", player: 0 } }))).toBe(corn);
  });
  it("counts a kept wealth tile, but not one that was only dealt", () => {
    expect(cornNeeded(seat({ wealth: ["W14"] }), view())).toBe(4);
    expect(cornNeeded(seat({ wealth: ["W14"] }), view({ decision: { kind: "keep", player: 0 } }))).toBe(6);
  });
});

const said = (of: number, words: string) => ({ token: "x", words: [words], entries: [{ key: "tzolkin.use", values: { seat: { seat: of } } }] });
const turned = (day: number, days = 1) => ({
  token: "end",
  words: ["corn", `day ${day}`],
  entries: [
    { key: "tzolkin.corn-laid", values: { n: 1 } },
    { key: "tzolkin.calendar", values: { days, day } },
  ],
});
const TURNS: TurnInfo[] = [
  { seq: 0, seat: 0, by: "", at: 0, first: 0, steps: [said(0, "a"), { token: "end", words: [], entries: [] }] },
  { seq: 1, seat: 1, by: "bot", at: 0, first: 2, steps: [said(1, "b"), turned(2)] },
  { seq: 2, seat: 1, by: "bot", at: 0, first: 4, steps: [said(1, "c"), turned(4, 2)] },
];

describe("a block of the log", () => {
  it("is a turn", () => {
    const [first, second] = logOf(TURNS, null, chapterIn);
    expect(blocksOf(first!.lines).map(({ seat, lines }) => [seat, lines.map(({ words }) => words)])).toEqual([
      [0, ["a"]],
      [1, ["b", "corn"]],
    ]);
    expect(blocksOf(second!.lines).length).toBe(1);
  });
  it("is also a food day, with all that comes after it", () => {
    const [first] = logOf(TURNS, null, chapterIn, [], ({ key }) => key === "tzolkin.corn-laid");
    expect(blocksOf(first!.lines).map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 1], [1, 1], [null, 1]]);
  });
  it("names its player once", () => {
    expect(withoutName("Ana places a worker", "Ana")).toBe("Places a worker");
    expect(withoutName("Ana: 3 points", "Ana")).toBe("3 points");
    expect(withoutName("Anabel wins", "Ana")).toBe("Anabel wins");
    expect(withoutName("New building: farm", "Ana")).toBe("New building: farm");
  });
});

describe("the log", () => {
  it("has a part for every day, and says a turn of two days", () => {
    const days = logOf(TURNS, null, chapterIn);
    expect(days.map((day) => [day.number, day.at, day.lines.map((line) => line.words)])).toEqual([
      [1, 0, ["a", "b", "corn"]],
      [2, 4, ["c", "corn", "day 4"]],
      [4, 6, []],
    ]);
  });
  it("knows whose line leads to which position", () => {
    const lines = logOf(TURNS, null, chapterIn).flatMap((day) => day.lines);
    expect(lines.map((line) => [line.at, line.seat, line.first])).toEqual([
      [1, 0, true],
      [3, 1, true],
      [4, null, false],
      [5, 1, true],
      [6, null, false],
      [6, null, false],
    ]);
  });
  it("names every line once", () => {
    const names = logOf(TURNS, null, chapterIn).flatMap((day) => day.lines.map((line) => `${line.at}.${line.part}`));
    expect(new Set(names).size).toBe(names.length);
  });
  it("divides after the reader's own last turn", () => {
    const since = (reader: number | null) =>
      logOf(TURNS, reader, chapterIn)
        .flatMap((day) => day.lines)
        .filter((line) => line.since)
        .map((line) => line.words);
    expect(since(0)).toEqual(["b"]);
    // What a bot did for somebody is not their own.
    expect(since(1)).toEqual([]);
    expect(since(null)).toEqual([]);
    expect(ownUntil(TURNS, 0)).toBe(1);
  });
  it("is one empty day at the beginning", () => {
    expect(logOf([], 0, chapterIn)).toEqual([{ number: 1, at: 0, lines: [] }]);
  });
});

describe("days in the replay", () => {
  const starts = chapterStarts(TURNS, chapterIn);
  it("begin after the calendar has turned", () => expect(starts).toEqual([0, 4, 6]));
  it("are walked back and forth", () => {
    expect(chapterBeside(starts, 5, -1, 8)).toBe(4);
    expect(chapterBeside(starts, 4, -1, 8)).toBe(0);
    expect(chapterBeside(starts, 0, -1, 8)).toBe(0);
    expect(chapterBeside(starts, 4, 1, 8)).toBe(6);
    expect(chapterBeside(starts, 6, 1, 8)).toBe(8);
  });
});

describe("since the own last turn", () => {
  it("tells only what has changed", () => {
    const of = (corn: number, points: number) => [
      { icon: "corn", name: "look-corn", value: corn },
      { icon: "wood", name: "look-wood", value: 1 },
      { icon: "points", name: "look-points", value: points },
    ];
    expect(changed(of(7, 0), of(5, -3))).toEqual([
      { icon: "corn", name: "look-corn", before: 7, after: 5 },
      { icon: "points", name: "look-points", before: 0, after: -3 },
    ]);
  });
});

describe("points by source", () => {
  it("leaves out what gave nothing to anybody, and keeps losses", () => {
    const parts = partsOf({ temples: "Temples", skulls: "Skulls", hunger: "Unfed" }, [{ sources: { temples: 3, skulls: 0 } }, { sources: { hunger: -3 } }], SOURCES);
    expect(parts.map((part) => part.key)).toEqual(["temples", "hunger"]);
  });
});

describe("plots", () => {
  it("have round numbers that cover everything", () => {
    expect(ticks(-3, 27.75, 5)).toEqual([-10, 0, 10, 20, 30]);
    expect(ticks(0, 0, 5)).toEqual([0, 1]);
    const wide = ticks(-7, 143, 5);
    expect(wide[0]).toBeLessThanOrEqual(-7);
    expect(wide.at(-1)).toBeGreaterThanOrEqual(143);
  });
  it("scale, also a range without width", () => {
    expect(scale(0, 10, 100, 0)(5)).toBe(50);
    expect(scale(3, 3, 0, 10)(3)).toBe(0);
  });
  it("move labels apart and stay inside", () => {
    const out = spread([50, 51, 99, 100], 10, 0, 100);
    const sorted = [...out].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(10);
    expect(Math.max(...out)).toBeLessThanOrEqual(100);
    expect(spread([10, 50], 10, 0, 100)).toEqual([10, 50]);
  });
  it("draw a line", () => expect(path([[0, 1], [2, 3.25]])).toBe("M0.0 1.0L2.0 3.3"));
});
