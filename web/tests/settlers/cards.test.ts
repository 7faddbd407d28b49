import { describe, expect, it } from "vitest";
import { partsOf, type Look } from "../../src/games/settlers/cards/card";
import { broken, fit, gistOf, rowsOf, width } from "../../src/games/settlers/cards/grammar";
import { setName, syllables } from "../../src/games/settlers/cards/naming";
import { countedColors } from "../../src/games/settlers/centre/counted";

const icon = (id: string): { icon: string } => ({ icon: id });
const number = (n: number): { number: string } => ({ number: String(n) });
const points = (n: number): { points: string } => ({ points: String(n) });
const sign = (between: string): { between: string } => ({ between });
const PLAIN: Look = { id: "X", name: "X", kind: "action", deck: "common", colors: [], cost: [], lines: [], bonus: [], end: [], uses: 0, deal: [], raze: [], points: "1", picture: "mine" };
const PRAYER = [icon("settler"), sign("›"), icon("pray"), number(5), icon("wood"), icon("stone"), icon("food"), sign("›"), points(1)];

describe("lines of signs", () => {
  it("are as wide as their items", () => {
    expect(width([icon("wood"), icon("wood")])).toBeCloseTo(2.24);
    expect(width([number(12), icon("wood")])).toBeCloseTo(2.32);
  });
  it("are never smaller than can be read", () => {
    expect(fit(PRAYER, 19, 40)).toBe(11);
    expect(fit([icon("wood")], 19, 78)).toBe(19);
  });
  it("are broken once, where both parts are shortest", () => {
    const parts = broken(PRAYER, 15, 70);
    expect(parts).toHaveLength(2);
    expect(parts.flat()).toEqual(PRAYER);
    expect(Math.max(...parts.map(width))).toBeLessThan(width(PRAYER));
  });
  it("stay whole if there is room", () => {
    expect(broken(PRAYER, 11, 400)).toEqual([PRAYER]);
  });
  it("lose the blank at which they are broken", () => {
    const line = [icon("wood"), icon("wood"), sign(" "), icon("stone"), icon("stone")];
    expect(broken(line, 20, 60)[0]).toEqual([icon("wood"), icon("wood")]);
  });
});

describe("a card", () => {
  it("does not repeat a bonus that is past, unless it has nothing else", () => {
    const both = { ...PLAIN, lines: [[icon("wood")]], bonus: [icon("food")] };
    expect(rowsOf(both, { size: 18, room: 90, built: true })).toHaveLength(1);
    expect(rowsOf(both, { size: 18, room: 90 })).toHaveLength(2);
    expect(rowsOf({ ...PLAIN, bonus: [icon("food")] }, { size: 18, room: 90, built: true })).toHaveLength(1);
  });
  it("has a gist: its first result", () => {
    expect(gistOf({ ...PLAIN, lines: [[icon("settler"), sign("›"), number(2), icon("wood")]] })).toEqual([number(2), icon("wood")]);
    expect(gistOf({ ...PLAIN, bonus: [points(2)] })).toEqual([points(2)]);
    expect(gistOf(PLAIN)).toEqual([]);
  });
  it("says which colours it counts", () => {
    expect(countedColors({ ...PLAIN, lines: [[points(1), sign("/"), icon("chip-red")]], end: [icon("chip-red"), icon("chip-blue")] })).toEqual(["red", "blue"]);
  });
  it("breaks long words between syllables, where they do not fit", () => {
    expect(syllables("Goldschmiedewerkstatt")).toEqual(["Gold", "schmie", "dewerk", "statt"]);
    expect(syllables("Ruins")).toEqual(["Ruins"]);
    expect(setName("Tavern", 112, 1)).toEqual({ look: "", text: "Tavern" });
    expect(setName("Goldschmiedewerkstatt", 112, 1).text).toContain("\u00ad");
  });
  it("sets long names tighter, and small at last", () => {
    expect(setName("Temple of the Rising Sun", 112, 1).look).toBe("lw");
    expect(setName("Stein, der Geschichten erzählt", 98, 1).look).toBe("lx");
  });
});

describe("words of a card", () => {
  const heads = (body: string): string[] => partsOf(body).flatMap(({ text, head }) => (head ? [text] : []));
  it("begin with a head, sentence by sentence", () => {
    expect(heads("Cost: 1 wood. Deal: 1 gold. The Location itself: 2 points.")).toEqual(["Cost:", "Deal:", "The Location itself:"]);
  });
  it("have no head in the middle of a sentence", () => {
    const body = "Action, Pray 5: spend 1 worker: after drawing, choose brown, gray, red, pink, gold, black or blue: only that color counts.";
    expect(heads(body)).toEqual(["Action, Pray 5:"]);
    expect(partsOf(body).map(({ text }) => text).join("")).toBe(body);
  });
  it("may have none", () => {
    expect(partsOf("It has no effect.")).toEqual([{ text: "It has no effect.", head: false }]);
    expect(partsOf("")).toEqual([]);
  });
});
