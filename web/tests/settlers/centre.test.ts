import { describe, expect, it } from "vitest";
import type { Choice } from "../../src/api/server";
import { leastGold } from "../../src/games/settlers/bar/paying";
import type { Look } from "../../src/games/settlers/cards/card";
import { asDense } from "../../src/games/settlers/centre/below";
import { withLeaving } from "../../src/games/settlers/centre/leaving";
import { times, yieldOf } from "../../src/games/settlers/centre/praying";

const all = (...ids: string[]): { id: string }[] => ids.map((id) => ({ id }));

describe("what is given up", () => {
  it("stays where it was, and what is new comes last", () => {
    expect(withLeaving(all("a", "c", "d"), all("a", "b", "c"), new Set(["b"]))).toEqual(all("a", "b", "c", "d"));
  });
  it("is not made up: what left for another reason is gone", () => {
    const now = all("a");
    expect(withLeaving(now, all("a", "b"), new Set())).toBe(now);
    expect(withLeaving(now, all("a", "b", "c"), new Set(["c"]))).toEqual(all("a", "c"));
  });
});

describe("ways to pay", () => {
  const way = (token: string, gold: number, verb = "pay"): Choice => ({ token, verb, changes: gold ? { "goods.gold": -gold } : {} }) as unknown as Choice;
  it("keep gold, if possible", () => {
    expect(leastGold([way("gg", 2), way("sg", 1), way("wg", 1), way("ws", 0)]).map(({ token }) => token)).toEqual(["ws", "sg", "wg", "gg"]);
  });
  it("are the only choices that are sorted", () => {
    const mixed = [way("a", 2), way("b", 0, "skip")];
    expect(leastGold(mixed)).toEqual(mixed);
  });
});

describe("an empire below other cards", () => {
  it("is dense only if all of it fits", () => {
    expect(asDense(7, 7, 60)).toBe(true);
    expect(asDense(8, 7, 125)).toBe(false);
    expect(asDense(8, 7, 126)).toBe(true);
    expect(asDense(0, 7, 0)).toBe(true);
  });
});

describe("a Prayer", () => {
  const icon = (id: string): { icon: string } => ({ icon: id });
  const number = (n: number): { number: string } => ({ number: String(n) });
  const points = (n: number): { points: string } => ({ points: String(n) });
  const sign = (between: string): { between: string } => ({ between });
  const goods: Record<string, string> = { wood: "brown", stone: "gray", food: "red" };
  const read = (...line: object[]): ReturnType<typeof yieldOf> => yieldOf({ lines: [line], bonus: [] } as unknown as Look, (one) => goods[one]);

  it("brings the goods of their colors", () => {
    const { named, any, spends } = read(icon("settler"), sign("›"), icon("pray"), number(5), icon("declare"), icon("wood"), icon("stone"), icon("food"));
    expect([...named]).toEqual([["brown", [icon("wood")]], ["gray", [icon("stone")]], ["red", [icon("food")]]]);
    expect([any, spends]).toEqual([null, false]);
  });
  it("brings something else for each color", () => {
    const { named } = read(icon("pray"), number(5), icon("stone"), sign("/"), icon("chip-gray"), icon("coin"), points(1), sign("/"), icon("chip-gold"));
    expect([...named]).toEqual([["gray", [icon("stone")]], ["gold", [icon("coin"), points(1)]]]);
  });
  it("brings the same for any color that is chosen", () => {
    expect(read(icon("pray"), number(5), icon("choose"), points(1), sign("/"), icon("any-color")).any).toEqual([points(1)]);
    expect(read(icon("pray"), number(3), icon("declare"), icon("any-color"), sign("/"), icon("any-color")).any).toBe("its good");
  });
  it("lets goods be spent", () => {
    const { named, spends } = read(icon("pray"), number(5), icon("wood"), icon("food"), sign("›"), points(1), { number: "+" }, points(1));
    expect([[...named.keys()], spends]).toEqual([["brown", "red"], true]);
  });
  it("counts for something else than colors", () => {
    expect(read(icon("act-deal"), sign(":"), icon("pray"), number(5), points(1), sign("/"), icon("deal"))).toEqual({ named: new Map(), any: null, spends: false });
  });
  it("brings so many times as much", () => {
    expect(times([icon("coin"), points(2)], 3)).toEqual([number(3), icon("coin"), points(6)]);
    expect(times([icon("wood")], 1)).toEqual([icon("wood")]);
    expect(times([icon("wood")], 1, true)).toEqual([{ number: "≤1" }, icon("wood")]);
  });
});
