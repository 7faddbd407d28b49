import { describe, expect, it } from "vitest";
import type { Line } from "../../src/common/items/item";
import { brings, bringsLine } from "../../src/games/settlers/centre/production";

const icon = (id: string): { icon: string } => ({ icon: id });
const number = (n: number | string): { number: string } => ({ number: String(n) });
const sign = (between: string): { between: string } => ({ between });
const KNOWN = new Set(["wood", "stone", "settler", "card", "points"]);
const COLOURS = new Map([["pink", 5], ["red", 1]]);
const sum = (...lines: Line[]): ReturnType<typeof brings> => brings(lines, COLOURS, KNOWN);

describe("the next Production", () => {
  it("adds up goods and points", () => {
    const found = sum([number(2), icon("wood"), icon("stone")], [icon("wood")], [{ points: "2" }]);
    expect([...found.goods]).toEqual([["wood", 3], ["stone", 1], ["points", 2]]);
    expect(found).toMatchObject({ prayers: 0, open: 0 });
  });
  it("counts by colour, up to what is printed", () => {
    expect(sum([icon("settler"), sign("/"), icon("chip-pink"), number("≤3")]).goods.get("settler")).toBe(3);
    expect(sum([icon("settler"), sign("/"), icon("chip-red"), number("≤3")]).goods.get("settler")).toBe(1);
    expect(sum([icon("settler"), sign("/"), icon("chip-blue")]).goods.has("settler")).toBe(false);
  });
  it("does not guess: Prayers, and what is chosen or paid for, are only counted", () => {
    const prayer = [icon("pray"), number(4), icon("wood"), icon("stone")];
    const choice = [icon("wood"), sign("|"), icon("stone")];
    const price = [icon("wood"), sign("›"), { points: "2" }];
    expect(sum(prayer, choice, price, [icon("nothing-known")])).toMatchObject({ prayers: 1, open: 3 });
    expect(sum(prayer, choice).goods.size).toBe(0);
  });
  it("is a line in the order of the board", () => {
    const line = bringsLine(sum([{ points: "1" }], [icon("stone")], [number(3), icon("wood")], [icon("pray")]), ["wood", "stone", "points"]);
    expect(line).toEqual([number(3), icon("wood"), number(1), icon("stone"), { points: "1" }, number("+1"), icon("pray")]);
  });
});
