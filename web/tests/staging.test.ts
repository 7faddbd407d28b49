/** Others' turns: what is told in which order, what stays of it, what flies where, and what a food day says. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Step, TurnInfo } from "../src/api/server";
import { foodDayOf } from "../src/games/tzolkin/food/day";
import { staging } from "../src/games/tzolkin/staging";
import type { View } from "../src/games/tzolkin/view";
import type { Shown, View as AnyView } from "../src/table/known";
import { bow } from "../src/table/staging/flying";
import { changesBetween, marksOf } from "../src/table/staging/staging";
import { position, seat } from "./positions";

const as = (view: View): AnyView => view as unknown as AnyView;
const step = (verb: string, ...args: string[]): Step => ({ token: verb, verb, arguments: args, entries: [], words: [verb] }) as unknown as Step;
/** Turns of these seats, with these steps each; the day counts positions. */
function turns(...told: [seat: number, verbs: string[]][]): Shown[] {
  let at = 0;
  return told.flatMap(([who, verbs], seq) => {
    const turn = { seq, seat: who, by: "", at: 0, first: at, steps: verbs.map((verb) => step(verb)) } as TurnInfo;
    return verbs.map((_, i) => ({ turn, step: i, at: ++at, before: { day: at - 1 } as unknown as AnyView, view: { day: at } as unknown as AnyView }));
  });
}

describe("telling", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    vi.resetModules();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const teller = async (hooks = { stops: (one: Step) => one.verb === "eat", begins: () => false }) => {
    const { Telling } = await import("../src/table/staging/telling.svelte");
    return new Telling(hooks);
  };
  const GAME = turns([1, ["place", "place"]], [2, ["pick", "use", "eat"]], [3, ["place"]]);

  it("shows every step in the order of the record, and stops at what is to be read", async () => {
    const telling = await teller();
    telling.tell(GAME, 0);
    const seen = [telling.scene!.at];
    for (let k = 0; k < 200 && telling.scene; k++) {
      await vi.advanceTimersByTimeAsync(100);
      if (telling.scene && telling.scene.at !== seen.at(-1)) seen.push(telling.scene.at);
      if (telling.scene?.told?.stop) {
        await vi.advanceTimersByTimeAsync(60_000);
        expect(telling.scene.at).toBe(5);
        telling.goOn();
        seen.push(telling.scene.at);
      }
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    expect(telling.told).toEqual(GAME);
  });

  it("says how far it is, and whose turns are told next", async () => {
    const telling = await teller();
    telling.tell(GAME, 0);
    expect(telling.scene!.told).toMatchObject({ n: 1, of: 2, next: [2, 3], stop: false });
  });

  it.each([0, 1, 2, 3])("leaves the same when it is skipped after %i steps", async (steps) => {
    const telling = await teller({ stops: () => false, begins: () => false });
    telling.tell(GAME, 0);
    for (let k = 0; k < 1000 && telling.scene!.at <= steps; k++) await vi.advanceTimersByTimeAsync(50);
    telling.stop();
    expect([telling.scene, telling.told]).toEqual([null, GAME]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(telling.scene).toBeNull();
  });

  it("skips a turn, and then everything, but not what is to be read", async () => {
    const telling = await teller();
    telling.tell(GAME, 0);
    telling.skip();
    expect(telling.scene!.at).toBe(3);
    telling.skip();
    expect([telling.scene!.at, telling.scene!.told!.stop]).toEqual([5, true]);
    telling.skip();
    expect(telling.scene!.at).toBe(6);
    telling.skip();
    expect([telling.scene, telling.told.length]).toEqual([null, 6]);
  });

  it("skips everything at once for who is waited for", async () => {
    const telling = await teller();
    telling.tell(turns([1, ["place", "end"]], [2, ["place"]], [3, ["place"]]), 0);
    telling.skip(true);
    expect(telling.scene).toBeNull();
  });

  it("tells only the last of many turns, and all food days", async () => {
    const telling = await teller();
    const many = turns(...Array.from({ length: 20 }, (_, k): [number, string[]] => [1, [k === 3 ? "eat" : "place"]]));
    telling.tell(many, 0);
    expect(telling.scene!.at).toBe(4);
    telling.goOn();
    expect(telling.scene!.at).toBe(13);
  });

  it("tells a long turn faster", async () => {
    const telling = await teller();
    telling.tell(turns([1, Array<string>(40).fill("place")]), 0);
    await vi.advanceTimersByTimeAsync(6100);
    expect(telling.scene).toBeNull();
  });

  it("tells nothing to who wants nothing", async () => {
    const { change } = await import("../src/memory/settings.svelte");
    const telling = await teller();
    change({ speed: "off" });
    telling.tell(GAME, 0);
    expect([telling.scene, telling.told]).toEqual([null, []]);
  });
});

describe("what stays of a turn", () => {
  const at = (change: Parameters<typeof position>[0]): AnyView => as(position({ seats: [seat(), seat()], ...change }));
  const on = (...spaces: (number | null)[]): (number | null)[] => [...spaces, ...Array<null>(10 - spaces.length).fill(null)];
  const empty = at({});
  const one = at({ gears: { tikal: on(1) }, seats: [seat(), seat({ free_workers: 2, corn: -1 })] });
  const two = at({ gears: { tikal: on(1, 1) }, seats: [seat(), seat({ free_workers: 1, corn: -3 })] });
  const turn = { seat: 1, steps: [step("place"), step("place")] } as unknown as TurnInfo;
  const told: Shown[] = [
    { turn, step: 0, at: 1, before: empty, view: one },
    { turn, step: 1, at: 2, before: one, view: two },
  ];
  const never = (): boolean => false;

  it("is a ring with a number at each worker, and the sum at each number", () => {
    const { seat: who, flags, rings } = marksOf(told, two, staging, never);
    expect([who, flags[0], flags[1]]).toEqual([1, {}, { corn: -3, free_workers: -2 }]);
    expect(rings.map(({ place, number }) => [place, number])).toEqual([["space:tikal:0", 1], ["space:tikal:1", 2]]);
  });

  it("of earlier turns has no number, and goes with the day and with the worker", () => {
    const other = { seat: 0, steps: [step("end")] } as unknown as TurnInfo;
    const later: Shown[] = [...told, { turn: other, step: 0, at: 3, before: two, view: two }];
    expect(marksOf(later, two, staging, never).rings.map(({ number }) => number)).toEqual([null, null]);
    expect(marksOf(told, one, staging, never).rings.map(({ place }) => place)).toEqual(["space:tikal:0"]);
    expect(marksOf(later, two, staging, ({ verb }) => verb === "end").rings).toEqual([]);
  });

  it("is nothing before anything was told", () => {
    expect(marksOf([], two, staging, never).rings).toEqual([]);
  });

  it("are changes by the names that the server uses", () => {
    const more = at({ seats: [seat({ points: 3, temples: { chaac: 1, quetzalcoatl: 0, kukulcan: 0 } }), seat()] });
    expect(changesBetween(empty, more)).toEqual([{ points: 3, "temples.chaac": 1 }, {}]);
  });
});

describe("what flies in Tzolk'in", () => {
  const before = position({ seats: [seat({ corn: 5 }), seat()], buildings: ["A1-F1"], start_player: 0 });
  const flights = (after: View, told: Step = step("place")): [string, number, string, string][] =>
    staging.effect(as(before), as(after), told).flights.map(({ icon, n, from, to }) => [icon, n, from[0]!, to[0]!]);

  it("is a worker, from the panel to its seat and back", () => {
    const placed = position({ ...before, gears: { ...before.gears, tikal: [0, ...before.gears.tikal.slice(1)] } });
    expect(flights(placed)).toEqual([["worker-0", 1, "seat:0:workers", "at:space:tikal:0"]]);
    expect(staging.effect(as(before), as(placed), step("place")).standing).toEqual([{ place: "space:tikal:0", seat: 0 }]);
    expect(staging.effect(as(placed), as(before), step("pick")).flights[0]).toMatchObject({ from: ["at:space:tikal:0", "space:tikal:0", "gear:tikal"] });
  });

  it("are goods from the space that is used, tiles, markers and the start marker", () => {
    const seats = [seat({ corn: 8 }), seat()];
    expect(flights({ ...before, seats }, step("use", "palenque", "1"))).toEqual([["corn", 3, "space:palenque:1", "seat:0:corn"]]);
    const built = { ...before, buildings: [null], seats: [seat({ corn: 5, buildings: ["A1-F1"] }), seat()] };
    expect(flights(built, step("build"))).toEqual([["building", 1, "tile:A1-F1", "seat:0:tiles"]]);
    const pleased = { ...before, seats: [seat({ corn: 5, temples: { chaac: 1, quetzalcoatl: 0, kukulcan: 0 } }), seat()] };
    expect(flights(pleased, step("temple"))).toEqual([["mark-0", 1, "temple:chaac:0", "temple:chaac:0"]]);
    expect(flights({ ...before, start_player: 1 }, step("end"))).toEqual([["start-player", 1, "seat:0:name", "seat:1:name"]]);
  });

  it("is nothing that the wheels carry", () => {
    expect(flights({ ...before, day: 2, gears: { ...before.gears, tikal: [null, 0, ...before.gears.tikal.slice(2)] } }, step("end"))).toEqual([]);
  });

  it("begins and ends where it should", () => {
    const way = bow({ x: 0, y: 0 }, { x: 100, y: 40 });
    expect([way[0], way.at(-1)]).toEqual([{ x: 0, y: 0 }, { x: 100, y: 40 }]);
  });
});

describe("a food day", () => {
  const entry = (key: string, values: object): object => ({ key: `tzolkin.${key}`, values });
  const score = (temple: string, points: number, bonus: number): object => entry("temple-score", { temple: { term: "temple", id: temple }, points, bonus });
  const told = {
    entries: [
      entry("teeth-taken", { seat: { seat: 0 }, results: [{ goods: { corn: 2 } }] }),
      entry("food-day-points", { n: 2 }),
      entry("feed", { seat: { seat: 0 }, fed: 2, free: 0, paid: { goods: { corn: 4 } } }),
      entry("unfed", { seat: { seat: 0 }, n: 1, paid: { goods: { points: 3 } } }),
      entry("feed-free", { seat: { seat: 1 }, n: 3 }),
      entry("age-2", { tiles: [] }),
      entry("temple-points", { seat: { seat: 0 }, temples: [score("chaac", 7, 3), score("kukulcan", 9, 0)], results: [{ goods: { points: 19 } }] }),
      entry("temple-points", { seat: { seat: 1 }, temples: [score("chaac", 0, 0)], results: [{ goods: { points: 0 } }] }),
    ],
    words: ["takes", "food day", "feeds", "hungry", "free", "age 2", "19 points", "0 points"],
  } as unknown as Step;
  const day = foodDayOf(told, position({ seats: [seat({ corn: 3 }), seat({ corn: 1 })] }))!;

  it("says who eats what, what hunger costs, and what the temples give", () => {
    expect([day.number, day.kind, day.rows.length]).toEqual([2, "points", 2]);
    expect(day.rows[0]).toEqual({
      seat: 0, fed: 2, free: 0, hungry: 1, corn: [5, 1], price: 2, fine: 3, lost: 3,
      temples: { chaac: { points: 7, bonus: 3 }, kukulcan: { points: 9, bonus: 0 } }, goods: {}, sum: 16,
    });
    expect(day.rows[1]).toMatchObject({ fed: 0, free: 3, hungry: 0, corn: [1, 1], sum: 0 });
  });

  it("says in the server's words what concerns somebody, and what comes then", () => {
    expect([day.said(0), day.after, day.final]).toEqual([["feeds", "hungry", "19 points"], ["age 2"], []]);
  });

  it("is none where there is none", () => {
    expect(foodDayOf(step("place"), position())).toBeNull();
    expect([staging.stops(told), staging.stops(step("place"))]).toEqual([true, false]);
  });
});
