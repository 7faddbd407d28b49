import { beforeAll, describe, expect, it } from "vitest";
import facts from "./facts.json";
import type { TableInfo } from "../src/api/server";
import { placeBeside, windowBox, type Side } from "../src/common/tip/place";
import { pointsText } from "../src/common/items/points";
import { clockText, timeLeft } from "../src/table/rails/clock";
import { keepChoice, keptIn } from "../src/games/tzolkin/rails/keeping";
import { stepsShown } from "../src/games/tzolkin/rails/pyramid";
import { panelOrder } from "../src/games/tzolkin/rails/seats";
import { leadersOf, standingsOf } from "../src/games/tzolkin/rails/standing";
import type { SeatView, Temple, View } from "../src/games/tzolkin/view";
import { show } from "../src/words/faces.svelte";
import { choice } from "./offers";

const seat = (temples: Partial<Record<Temple, number>>, rest: Partial<SeatView> = {}): SeatView =>
  ({ temples: { chaac: 0, quetzalcoatl: 0, kukulcan: 0, ...temples }, buildings: [], monuments: [], wealth: [], ...rest }) as SeatView;
const view = (age: number, ...seats: SeatView[]): View => ({ age, seats }) as View;

it("writes points with quarters and a true minus", () => {
  expect([0, 14, -1, 47.25, 0.5, -0.75, "+3"].map(pointsText)).toEqual(["0", "14", "−1", "47¼", "½", "−¾", "+3"]);
});

describe("the temples", () => {
  beforeAll(() => show({ faces: {}, counted: {}, facts }));
  it("give points of the own step and the bonus of the age to the highest (T54)", () => {
    const now = view(1, seat({ chaac: 2 }), seat({ chaac: 5 }));
    expect(standingsOf("chaac", now).map(({ points, bonus }) => [points, bonus])).toEqual([
      [4, 0],
      [8, 6],
    ]);
    expect(standingsOf("chaac", { ...now, age: 2 })[1]!.bonus).toBe(2);
  });
  it("give each half of the bonus if several lead, also at the bottom (T54)", () => {
    const now = view(2, seat({ quetzalcoatl: -1 }), seat({ quetzalcoatl: -1 }), seat({ quetzalcoatl: -1 }));
    expect(leadersOf("quetzalcoatl", now.seats)).toEqual([0, 1, 2]);
    expect(standingsOf("quetzalcoatl", now).map(({ points, bonus }) => [points, bonus])).toEqual([[-2, 3], [-2, 3], [-2, 3]]);
  });
  it("give the goods of the own step and of all below (T53)", () => {
    const goods = (step: number): unknown => standingsOf("kukulcan", view(1, seat({ kukulcan: step })))[0]!.goods;
    expect([0, 1, 3, 4].map(goods)).toEqual([{}, { wood: 1 }, { wood: 2 }, { wood: 2, skull: 1 }]);
  });
  it("draw every step, the top first, and each marker inside its step", () => {
    const seats = [0, 1, 2, 3].map(() => seat({ chaac: 3 }));
    const steps = stepsShown("chaac", seats, { seat: 1, step: 3 }, 110, 15.5);
    expect(steps.map((step) => step.points)).toEqual(["8", "7", "6", "4", "2", "0", "−1"]);
    const crowded = steps.find((step) => step.step === 3)!;
    expect(crowded.marks.filter((mark) => mark.ghost)).toHaveLength(1);
    for (const mark of crowded.marks) {
      expect(mark.x).toBeGreaterThanOrEqual(crowded.x);
      expect(mark.x + mark.size).toBeLessThanOrEqual(crowded.x + crowded.width);
    }
  });
});

describe("the players", () => {
  it("come with the own seat first, and the others as they sit", () => {
    expect(panelOrder(4, 2, "all")).toEqual([2, 0, 1, 3]);
    expect(panelOrder(4, 2, "me")).toEqual([2]);
    expect(panelOrder(3, 1, "others")).toEqual([0, 2]);
    expect(panelOrder(3, null, "me")).toEqual([0, 1, 2]);
  });
});

describe("the clock", () => {
  const info = (rest: object): TableInfo =>
    ({ clock: { bank: 600 }, status: "playing", turn: 0, deadline: 100_000, seats: [{ bank: 30 }, { bank: 42 }], ...rest }) as unknown as TableInfo;
  it("runs for who is to move, and stands for the others", () => {
    expect(timeLeft(info({}), 0, 40_000)).toBe(60_000);
    expect(timeLeft(info({}), 0, 200_000)).toBe(0);
    expect(timeLeft(info({}), 1, 40_000)).toBe(42_000);
    expect(timeLeft(info({ clock: null }), 0, 0)).toBeNull();
    expect(timeLeft(info({ status: "over" }), 0, 0)).toBeNull();
  });
  it("is written in minutes, with hours if there are any", () => {
    expect([0, 900, 65_000, 3_600_000, 3_661_000].map(clockText)).toEqual(["0:00", "0:01", "1:05", "1:00:00", "1:01:01"]);
  });
});

describe("starting wealth", () => {
  const legal = [
    choice("keep:W03+W17", { arguments: ["W03", "W17"] }),
    choice("keep:W03+W20", { arguments: ["W03", "W20"] }),
  ];
  it("finds the pair in whatever order it was taken", () => {
    expect(keepChoice(legal, "W17", "W03")?.token).toBe("keep:W03+W17");
    expect(keepChoice(legal, "W17", "W20")).toBeUndefined();
    expect(keepChoice(legal, "W03", "W03")).toBeUndefined();
  });
  it("reads what was kept, if it may", () => {
    expect(keptIn({ verb: "keep", arguments: ["W03", "W17"] })).toEqual(["W03", "W17"]);
    expect([keptIn({}), keptIn(undefined), keptIn({ verb: "end" })]).toEqual([[], [], []]);
  });
});

describe("what floats beside something", () => {
  const screen = { width: 1000, height: 600 };
  const size = { width: 200, height: 100 };
  const at = (x: number, y: number) => ({ x, y, width: 50, height: 40, part: { x: x - 20, width: 90 } });
  const beside = (spot: ReturnType<typeof at>, side: Side) => placeBeside(size, [spot], [windowBox(screen)], side);
  it("takes the wanted side if there is room", () => {
    expect(beside(at(500, 300), "below")).toEqual({ x: 425, y: 348 });
    expect(beside(at(500, 300), "left")).toEqual({ x: 272, y: 270 });
  });
  it("takes another side otherwise, and never leaves the screen", () => {
    expect(beside(at(500, 540), "below").y).toBe(432);
    expect(beside(at(50, 300), "left").x).toBe(128);
    for (const side of ["below", "above", "left", "right"] as const)
      for (const [x, y] of [[0, 0], [950, 0], [0, 560], [950, 560]] as const) {
        const spot = beside(at(x, y), side);
        expect(spot.x >= 0 && spot.x + size.width <= 1000 && spot.y >= 0 && spot.y + size.height <= 600).toBe(true);
      }
  });
});
