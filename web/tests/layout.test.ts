import { describe, expect, it } from "vitest";
import { fitting, folding } from "../src/table/bar/fit";
import { arrange, layoutOf, railForms, type Layout } from "../src/table/layout";

const SIZES: [number, number, Layout][] = [
  [360, 640, "phone"],
  [390, 844, "phone"],
  [640, 360, "low"],
  [720, 450, "low"],
  [768, 1024, "tall"],
  [820, 1180, "tall"],
  [1024, 768, "small"],
  [1180, 820, "small"],
  [1280, 720, "laptop"],
  [1440, 900, "desk"],
  [1920, 1080, "large"],
  [2560, 1440, "large"],
  [1366, 625, "flat"],
  [800, 600, "flat"],
  [2000, 1600, "desk"],
  [559, 300, "phone"],
];

describe("the layout", () => {
  it.each(SIZES)("of %i x %i is %s", (width, height, layout) => expect(layoutOf(width, height)).toBe(layout));

  it("shows players in a rail, over the tray, or in tabs", () => {
    const players = (width: number, height: number) => arrange(width, height).players;
    expect(players(390, 844)).toBeNull();
    expect(players(1024, 768)).toBe("first");
    expect(players(1180, 820)).toBe("two");
    expect(players(1366, 625)).toBe("rail");
    expect(players(1100, 625)).toBe("lines");
  });

  it("keeps panels in sight where there is room", () => {
    const fixed = (width: number, height: number) => arrange(width, height).fixed;
    expect([fixed(390, 844), fixed(768, 1024), fixed(820, 1180), fixed(1280, 720), fixed(1440, 900)]).toEqual([0, 0, 2, 1, 2]);
  });

  it("gives every arrangement its log", () => {
    for (const [width, height] of SIZES) {
      const form = arrange(width, height);
      expect(form.fourth || form.after.includes("log"), `${width} x ${height}`).toBe(true);
    }
  });

  it("shortens players one form after the other", () => {
    expect([700, 608, 607, 512, 511, 100].map((high) => railForms(high, 4))).toEqual(["full", "full", "short", "short", "line", "line"]);
    expect(railForms(320, 2)).toBe("full");
  });
});

describe("the bar", () => {
  it("shows as many choices as fit, and the way to the rest", () => {
    expect(fitting([100, 100, 100], 6, 312, 1, 80)).toBe(3);
    expect(fitting([100, 100, 100], 6, 311, 1, 80)).toBe(2);
    expect(fitting([100, 100, 100], 6, 180, 1, 80)).toBe(0);
    expect(fitting([100, 100, 100, 100], 6, 206, 2, 80)).toBe(4);
    expect(fitting([100, 100, 100, 100, 100], 6, 206, 2, 80)).toBe(3);
  });

  it("folds the oldest steps before the question is squeezed", () => {
    const line = { question: 300, steps: [100, 100], result: 60, fold: 90, gap: 6 };
    expect(folding({ ...line, room: 600 })).toBe(0);
    // The question has two lines.
    expect(folding({ ...line, room: 480 })).toBe(0);
    expect(folding({ ...line, room: 455 })).toBe(1);
    expect(folding({ ...line, room: 350 })).toBe(2);
    expect(folding({ ...line, room: 300 })).toBe(3);
  });
});
