import { beforeAll, describe, expect, it } from "vitest";
import type { TurnInfo } from "../../src/api/server";
import { picked, picksOf } from "../../src/games/settlers/centre/picks";
import { show } from "../../src/words/faces.svelte";
import facts from "./facts.json";

const sees = (rows: { sees: number }[][]): number[][] => rows.map((row) => row.map((pick) => pick.sees));
const seats = (rows: { seat: number }[][]): number[][] => rows.map((row) => row.map((pick) => pick.seat));

describe("who picks when", () => {
  beforeAll(() => show({ faces: {}, counted: {}, facts }));

  it("goes back in the second row", () => {
    const rows = picksOf("standard", [2, 3, 0, 1]);
    expect(seats(rows)).toEqual([[2, 3, 0, 1], [1, 0, 3, 2]]);
    expect(sees(rows)).toEqual([[5, 4, 3, 2], [5, 4, 3, 2]]);
  });
  it("is the same order twice in the advanced Lookout, with cards that come in between", () => {
    expect(sees(picksOf("advanced", [0, 1]))).toEqual([[5, 4], [3, 2]]);
    expect(sees(picksOf("advanced", [1, 2, 0]))).toEqual([[5, 4, 4], [3, 3, 2]]);
    expect(sees(picksOf("advanced", [0, 1, 2, 3]))).toEqual([[5, 4, 4, 4], [3, 3, 3, 2]]);
    expect(seats(picksOf("advanced", [1, 2, 0]))).toEqual([[1, 2, 0], [1, 2, 0]]);
  });
  it("is secret in the alternate one: three, then the two that were passed on", () => {
    expect(sees(picksOf("alternate", [0, 1, 2]))).toEqual([[3, 3, 3], [2, 2, 2]]);
  });
});

describe("how many have picked", () => {
  const turn = (first: number, ...verbs: string[]): TurnInfo => ({ seq: first, seat: 0, by: "", at: 0, first, steps: verbs.map((verb) => ({ token: null, entries: [], words: [], verb })) });
  const turns = [turn(0, "take"), turn(1, "take"), turn(2, "build", "pay"), turn(4, "pass"), turn(5, "take"), turn(6, "take"), turn(7, "take")];
  it("counts only this Lookout", () => {
    expect(picked(turns, 8)).toBe(3);
    expect(picked(turns, 6)).toBe(1);
    expect(picked(turns, 5)).toBe(0);
  });
  it("begins with the game", () => {
    expect(picked(turns, 0)).toBe(0);
    expect(picked(turns, 2)).toBe(2);
  });
});
