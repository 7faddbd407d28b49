import { describe, expect, it } from "vitest";
import {
  at,
  BOARD_BOX,
  CALENDAR_RADIUS,
  CALENDAR_TEETH,
  DAY,
  dayAngle,
  gearPath,
  M,
  POINTER,
  seatOf,
  SHAPES,
  soloBox,
  spaceAngle,
  START,
} from "../src/games/tzolkin/board/geometry";
import { GEARS, SIZES } from "../src/games/tzolkin/view";

/** An angle from 0 to 360. */
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** How far two angles are apart, at most 180. */
const apart = (one: number, two: number): number => Math.min(turn(one - two), turn(two - one));

describe.each(GEARS)("%s", (gear) => {
  const shape = SHAPES[gear];

  it("has the teeth of the rules", () => {
    expect(shape.teeth).toBe(SIZES[gear].teeth);
    expect(shape.last).toBe(SIZES[gear].last_space);
  });

  it("stands as far from the calendar as their pitch radii are long, in the same module", () => {
    expect(Math.hypot(shape.centre.x, shape.centre.y)).toBeCloseTo(CALENDAR_RADIUS + shape.radius, 1);
    expect((2 * shape.radius) / shape.teeth).toBeCloseTo(M);
    expect((2 * CALENDAR_RADIUS) / CALENDAR_TEETH).toBeCloseTo(M);
  });

  it.each([0, 0.13, 0.5, 0.87, 1, 2, 25])("has a gap where the calendar has a tooth, %d days on", (days) => {
    // Lengths along the pitch circles from the contact, in pitches; seen from the two centres they run in opposite ways.
    const calendar = (0 + days * DAY - shape.bearing) / DAY;
    const own = -(shape.phase - days * shape.step - (shape.bearing + 180)) / shape.step;
    const between = (((calendar - own) % 1) + 1) % 1;
    expect(between).toBeCloseTo(0.5);
  });

  it("brings every worker exactly one space further in a day", () => {
    for (let space = 0; space < shape.teeth - 1; space++) {
      const moved = at(shape.seat.distance, spaceAngle(gear, space) - shape.step);
      const next = seatOf(gear, space + 1);
      expect(moved.x).toBeCloseTo(next.x, 1);
      expect(moved.y).toBeCloseTo(next.y, 1);
    }
  });

  it("looks the same after a day", () => {
    expect(shape.step).toBeCloseTo(360 / shape.teeth);
    const corners = (d: string): string[] => d.slice(1, -1).split("L").sort();
    const before = corners(gearPath(shape.teeth, shape.radius, shape.phase)).map(parseFloat);
    const after = corners(gearPath(shape.teeth, shape.radius, shape.phase - shape.step)).map(parseFloat);
    before.forEach((x, k) => expect(x).toBeCloseTo(after[k]!, 1));
  });

  it("has its spaces in equal steps, and those without a number under the mesh", () => {
    const mesh = shape.bearing + 180;
    const distances = Array.from({ length: shape.teeth }, (_, space) => apart(spaceAngle(gear, space), mesh));
    const nearest = [...distances.keys()].sort((one, two) => distances[one]! - distances[two]!).slice(0, shape.teeth - shape.last - 1);
    expect(nearest.sort((one, two) => one - two)).toEqual(
      Array.from({ length: shape.teeth - shape.last - 1 }, (_, k) => shape.last + 1 + k),
    );
    expect(apart(spaceAngle(gear, 1), spaceAngle(gear, 0))).toBeCloseTo(shape.step);
  });

  it("lies inside the picture, with its ring", () => {
    for (let space = 1; space <= shape.last; space++) {
      const { x, y } = at(shape.ring.outer, spaceAngle(gear, space));
      const [px, py] = [shape.centre.x + x, shape.centre.y + y];
      expect(px).toBeGreaterThan(BOARD_BOX.x);
      expect(px).toBeLessThan(BOARD_BOX.x + BOARD_BOX.width);
      expect(py).toBeGreaterThan(BOARD_BOX.y);
      expect(py).toBeLessThan(BOARD_BOX.y + BOARD_BOX.height);
    }
  });

  it("has spaces that a finger hits when it fills a phone 360 pixels wide", () => {
    const scale = 336 / soloBox(gear).width;
    const { ring, hub, step } = shape;
    expect(((ring.outer + ring.inner) / 2) * ((step * Math.PI) / 180) * scale).toBeGreaterThanOrEqual(48);
    expect((ring.outer - hub) * scale).toBeGreaterThanOrEqual(48);
  });
});

describe("the calendar", () => {
  it("has today's tooth at the pointer, beside the start space", () => {
    for (const day of [1, 8, 27]) expect(turn(dayAngle(day, day))).toBe(POINTER);
    expect((POINTER / DAY) % 1).toBeCloseTo(0);
    expect(Math.sign(START.x)).toBe(-1);
    expect(START.y).toBe(0);
  });

  it("turns a day in a day, and has the first day's tooth again for the last", () => {
    expect(dayAngle(5, 6) - dayAngle(5, 5)).toBeCloseTo(DAY);
    expect(turn(dayAngle(27, 3))).toBeCloseTo(turn(dayAngle(1, 3)));
  });
});
