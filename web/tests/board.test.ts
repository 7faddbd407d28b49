import { beforeAll, describe, expect, it } from "vitest";
import facts from "./facts.json";
import { signOf } from "../src/games/tzolkin/board/looks";
import { placeBeside } from "../src/common/tip/place";
import { boxesOf } from "../src/games/tzolkin/board/screen";
import { allPlaces, placesShown, spaceOf, walk } from "../src/games/tzolkin/board/state.svelte";
import { workerCosting } from "../src/games/tzolkin/board/telling";
import { show } from "../src/words/faces.svelte";
import { itemWidth, lineWidth, placeLine } from "../src/common/items/layout";

describe("places", () => {
  beforeAll(() => show({ faces: {}, counted: {}, facts }));

  it("are walked one after the other, and around", () => {
    const all = allPlaces();
    expect(walk("space:palenque:0", 1, all)).toBe("space:palenque:1");
    expect(walk("space:palenque:0", -1, all)).toBe(all.at(-1));
    expect(walk("space:palenque:7", 1, all)).toBe("jungle:2");
    expect(walk("gone", 1, all)).toBe(all[0]);
  });
  it("are those of one gear when it is alone on a phone", () => {
    expect(placesShown(true, "chichen_itza")).toHaveLength(11);
    expect(placesShown(true, null)).toEqual(expect.arrayContaining(["gear:tikal", "start", "calendar"]));
    expect(placesShown(false, "tikal")).toEqual(allPlaces());
  });
  it("say which space they are", () => {
    expect(spaceOf("space:chichen_itza:10")).toEqual({ gear: "chichen_itza", space: 10 });
    expect(spaceOf("start")).toBeNull();
  });
  it("all have a box that nothing may cover", () => {
    for (const place of allPlaces()) expect(boxesOf(place, false).length).toBeGreaterThan(0);
  });
});

describe("the price of a worker", () => {
  it("says which worker of the turn costs more, as it is printed", () => {
    show({ faces: {}, counted: {}, facts });
    expect([0, 1, 2, 5, 6].map(workerCosting)).toEqual([1, 2, 3, 6, 0]);
    show({ faces: {}, counted: {}, facts: { ...facts, placement_surcharge: { 1: 0, 2: 3 } } });
    expect([1, 3].map(workerCosting)).toEqual([0, 2]);
  });
});

describe("a window beside something", () => {
  const screen = { x: 0, y: 0, width: 1280, height: 720 };
  const size = { width: 340, height: 300 };
  const overlaps = (x: number, y: number, box: { x: number; y: number; width: number; height: number }): boolean =>
    x < box.x + box.width && box.x < x + size.width && y < box.y + box.height && box.y < y + size.height;

  it("covers it nowhere, and stays on the screen", () => {
    for (let bx = 0; bx <= 1180; bx += 118)
      for (let by = 0; by <= 620; by += 62) {
        const box = { x: bx, y: by, width: 100, height: 100 };
        const { x, y } = placeBeside(size, [box], [screen]);
        expect(overlaps(x, y, box)).toBe(false);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + size.width).toBeLessThanOrEqual(screen.width);
        expect(y + size.height).toBeLessThanOrEqual(screen.height);
      }
  });
  it("takes the next smaller thing if there is no room beside the larger", () => {
    const seat = { x: 620, y: 100, width: 30, height: 30 };
    const { x, y } = placeBeside(size, [{ x: 100, y: 10, width: 1100, height: 700 }, seat], [screen]);
    expect(overlaps(x, y, seat)).toBe(false);
  });
  it("prefers the side that is farthest from the middle", () => {
    const box = { x: 500, y: 340, width: 40, height: 40 };
    expect(placeBeside(size, [box], [screen], screen).x).toBeLessThan(box.x);
  });
});

describe("a line of items", () => {
  it("is as wide as its items and the gaps after icons", () => {
    expect(lineWidth([{ number: "3" }, { icon: "corn" }], 20)).toBeCloseTo(itemWidth({ number: "3" }, 20) + 20);
    expect(lineWidth([{ icon: "gold" }, { icon: "stone" }], 20)).toBeCloseTo(42);
  });
  it("is drawn around its point, and smaller if it must", () => {
    const [number, icon] = placeLine([{ number: "12" }, { icon: "corn" }], 0, 0, 20, 20);
    expect(number).toMatchObject({ kind: "text", text: "12" });
    expect(icon?.kind === "icon" && icon.x + icon.size).toBeCloseTo(10);
  });
  it("has a chevron for every step", () => {
    const parts = placeLine([{ icon: "chaac", up: 2 }, { icon: "kukulcan", down: 1 }], 0, 0, 20);
    expect(parts.filter((part) => part.kind === "chevron").map((part) => part.down)).toEqual([false, false, true]);
  });
});

describe("the sign of a space", () => {
  it("is its points, or the first picture of what it gives", () => {
    const faces = {
      "space.chichen_itza.9": { lines: [[{ points: "13" }, { icon: "any-block" }], [{ icon: "quetzalcoatl", up: 1 }]] },
      "space.palenque.3": { lines: [[{ number: "5" }, { icon: "corn" }], [{ number: "2" }, { icon: "wood" }]] },
      "space.tikal.5": { price: [{ icon: "any-block" }], lines: [[{ number: "2" }, { icon: "temple-up" }]] },
    };
    show({ faces, counted: {}, facts: {} });
    expect(signOf("chichen_itza", 9)).toEqual([{ points: "13" }]);
    expect(signOf("palenque", 3)).toEqual([{ icon: "corn" }]);
    expect(signOf("tikal", 5)).toEqual([{ icon: "temple-up" }]);
  });
});
