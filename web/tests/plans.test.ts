import { describe, expect, it } from "vitest";
import type { HintPlan, HintStep, TableInfo, TurnInfo } from "../src/api/server";
import { choosesOn, waitedFor } from "../src/table/ahead";
import { ringsOf, selectorsOf, toldSteps } from "../src/table/looking/ghosts";

const step = (verb: string, ...places: string[]): HintStep => ({ token: `${verb}:x`, verb, words: "", label: "", places });
const plan = (...steps: HintStep[]): HintPlan => ({ steps }) as HintPlan;

describe("a turn on the board", () => {
  it("has one ring for what follows at the same place", () => {
    const turn = plan(step("pick", "space:tikal:5"), step("use", "space:tikal:5"), step("temple", "temple:chaac"), step("pick", "space:uxmal:1"), step("end"));
    expect(ringsOf(turn)).toEqual([
      { number: 1, places: ["space:tikal:5"] },
      { number: 2, places: ["temple:chaac"] },
      { number: 3, places: ["space:uxmal:1"] },
    ]);
  });
  it("tells a worker and its space once", () => {
    const turn = plan(step("pick", "space:tikal:5"), step("use", "space:tikal:5"), step("temple", "temple:chaac"));
    expect(toldSteps(turn).map((one) => one.verb)).toEqual(["pick", "temple"]);
  });
  it("is looked for in its part of the board, where that is not open", () => {
    expect(selectorsOf("space:tikal:5")).toEqual(['[data-place="space:tikal:5"]', '[data-gear="tikal"]']);
    expect(selectorsOf("start")).toEqual(['[data-place="start"]']);
  });
  it("does not tell its end", () => {
    expect(toldSteps(plan(step("place"), step("end"))).map((one) => one.verb)).toEqual(["place"]);
  });
});

const table = (turn: number | null, seats: { asked?: boolean; chosen?: boolean }[]): TableInfo =>
  ({ turn, seats: seats.map((one, seat) => ({ seat, asked: false, chosen: false, ...one })) }) as TableInfo;
const by = (...seats: number[]): TurnInfo[] => seats.map((seat) => ({ seat }) as TurnInfo);

describe("choices at the same time", () => {
  const all = table(0, [{}, { asked: true }, { asked: true }]);
  it("wait for who has not chosen", () => {
    expect(waitedFor(all, 1)).toEqual([0, 2]);
    expect(waitedFor(table(0, [{}, { asked: true, chosen: true }, { asked: true }]), 2)).toEqual([0]);
    expect(waitedFor(table(1, [{}, {}]), 0)).toEqual([1]);
  });
  it("stay the same while others choose", () => {
    const later = table(1, [{}, {}, { asked: true }]);
    expect(choosesOn(all, later, by(0), 2)).toBe(true);
    expect(choosesOn(all, later, by(0), 1)).toBe(true);
  });
  it("are others after the own turn, and where nothing is chosen together", () => {
    expect(choosesOn(all, table(0, [{}, { asked: true }]), by(0, 1), 1)).toBe(false);
    expect(choosesOn(table(0, [{}, {}]), table(1, [{}, {}]), by(0), 1)).toBe(false);
    expect(choosesOn(all, table(0, [{}, {}, {}]), by(0), 1)).toBe(false);
  });
});
