/**
 * The shapes of calendar and gears. One module M makes them mesh: a wheel of N teeth has the pitch radius N x M / 2,
 * and two wheels are as far apart as the sum of their radii. Angles in degrees, clockwise, 0 to the right; the
 * calendar's center is the origin.
 */
import { GEARS, SIZES, TEETH, type Gear } from "../view";

export const M = 13.2;
export const CALENDAR_TEETH = TEETH;
export const CALENDAR_RADIUS = (CALENDAR_TEETH * M) / 2;
/** One day of the calendar. */
export const DAY = 360 / CALENDAR_TEETH;
/** Where today's tooth and the start space are. */
export const POINTER = 180;
export const START = { x: -(CALENDAR_RADIUS + 33), y: 0, radius: 17 };
/** Everything of the board. */
export const BOARD_BOX = { x: -354, y: -357, width: 714, height: 698 };

/** How far a tooth sticks out of the pitch circle, and a gap goes into it. */
const ADDENDUM = 0.42 * M;
const DEDENDUM = 0.55 * M;
/** The widths of a tooth's top and foot, as fractions of a pitch to each side. */
const TOP = 0.17;
const FOOT = 0.36;

const BEARING: Record<Gear, number> = { palenque: -146, yaxchilan: -76.5, tikal: -7, uxmal: 62.5, chichen_itza: 138 };

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

const round = (x: number): number => Math.round(x * 100) / 100;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const at = (radius: number, degrees: number): Point => ({
  x: round(radius * Math.cos(radians(degrees))),
  y: round(radius * Math.sin(radians(degrees))),
});
const pair = (radius: number, degrees: number): string => {
  const { x, y } = at(radius, degrees);
  return `${x} ${y}`;
};

export interface GearShape {
  teeth: number;
  /** The last space with a number. */
  last: number;
  /** One day of this gear, and one space. */
  step: number;
  radius: number;
  /** Where it stands, seen from the calendar. */
  bearing: number;
  centre: Point;
  /** The angle of one of its teeth. */
  phase: number;
  ring: { inner: number; outer: number };
  seat: { distance: number; radius: number };
  hub: number;
}

function shapeOf(gear: Gear): GearShape {
  const { teeth, last_space: last } = SIZES[gear];
  const large = teeth > 10;
  const [radius, step, bearing] = [(teeth * M) / 2, 360 / teeth, BEARING[gear]];
  // At the contact the calendar is this fraction of a pitch past one of its teeth; there the gear must have an equal
  // gap.
  const past = (((bearing / DAY) % 1) + 1) % 1;
  const inner = radius + 0.72 * M;
  const seat = { distance: radius * (large ? 0.7 : 0.665), radius: large ? 13.5 : 12.8 };
  return {
    teeth,
    last,
    step,
    radius,
    bearing,
    centre: at(CALENDAR_RADIUS + radius, bearing),
    phase: bearing + 180 + (past + 0.5) * step,
    ring: { inner, outer: inner + (large ? 53 : 47) },
    seat,
    hub: seat.distance - seat.radius - 2.5,
  };
}

export const SHAPES: Record<Gear, GearShape> = Object.fromEntries(GEARS.map((gear) => [gear, shapeOf(gear)])) as Record<
  Gear,
  GearShape
>;

/** Where a space lies on its gear. The teeth without a number are where the gear meets the calendar. */
export function spaceAngle(gear: Gear, space: number): number {
  const { bearing, last, step } = SHAPES[gear];
  return bearing + 180 - (space - (last + 1.5)) * step;
}

/** The seat of a worker, from the gear's center. */
export const seatOf = (gear: Gear, space: number): Point => at(SHAPES[gear].seat.distance, spaceAngle(gear, space));

/** Where a day is printed on the calendar while it is `today`. */
export const dayAngle = (day: number, today: number): number => POINTER + (today - day) * DAY;

/** Where a jungle tile lies beside its space, from the center of Palenque. */
export function jungleAt(space: number): Point {
  const outer = SHAPES.palenque.ring.outer;
  const { x } = at(outer + (space > 3 ? 15 : 16), spaceAngle("palenque", space));
  const { y } = at(outer + (space > 3 ? 15 : 13), spaceAngle("palenque", space));
  return { x, y };
}

/** What must be visible of a single gear when it fills the screen. */
export function soloBox(gear: Gear): Box {
  const { outer } = SHAPES[gear].ring;
  const around = outer + 5;
  // The jungle lies to the left of Palenque and above.
  const [left, top] = gear === "palenque" ? [26, 18] : [0, 0];
  return { x: -around - left, y: -around - top, width: 2 * around + left, height: 2 * around + top };
}

export const boxText = ({ x, y, width, height }: Box): string => [x, y, width, height].map(round).join(" ");

// Outlines

/** A whole wheel. */
export function gearPath(teeth: number, radius: number, phase: number): string {
  const pitch = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, k) => {
    const middle = phase + k * pitch;
    return [
      pair(radius - DEDENDUM, middle - FOOT * pitch),
      pair(radius + ADDENDUM, middle - TOP * pitch),
      pair(radius + ADDENDUM, middle + TOP * pitch),
      pair(radius - DEDENDUM, middle + FOOT * pitch),
    ].join("L");
  });
  return `M${corners.join("L")}Z`;
}

/** One tooth of a wheel with a piece of its rim, to color it. */
export function toothPath(teeth: number, radius: number, middle: number): string {
  const pitch = 360 / teeth;
  const half: [number, number][] = [
    [radius * 0.885, 0.38],
    [radius - DEDENDUM, FOOT],
    [radius + ADDENDUM, TOP],
  ];
  const before = half.map(([r, part]) => pair(r, middle - part * pitch));
  const after = half.map(([r, part]) => pair(r, middle + part * pitch)).reverse();
  return `M${[...before, ...after].join("L")}Z`;
}

/** A piece of a ring, with a gap to its neighbors. */
export function ringPath(inner: number, outer: number, from: number, to: number, gap = 1.3): string {
  const [g1, g2] = [inner, outer].map((r) => (Math.asin(gap / r) * 180) / Math.PI) as [number, number];
  const large = to - from > 180 ? 1 : 0;
  const [r1, r2] = [round(inner), round(outer)];
  return (
    `M${pair(inner, from + g1)}L${pair(outer, from + g2)}A${r2} ${r2} 0 ${large} 1 ${pair(outer, to - g2)}` +
    `L${pair(inner, to - g1)}A${r1} ${r1} 0 ${large} 0 ${pair(inner, from + g1)}Z`
  );
}

/** Everything that belongs to a space for a finger: its sector from the hub to the edge of the ring. */
export function sectorPath(gear: Gear, space: number): string {
  const { hub, ring, step } = SHAPES[gear];
  const angle = spaceAngle(gear, space);
  return ringPath(hub, ring.outer, angle - step / 2, angle + step / 2, 0);
}

/** A piece of the ring that belongs to a space. */
export function spacePath(gear: Gear, space: number, band = false): string {
  const { ring, step } = SHAPES[gear];
  const angle = spaceAngle(gear, space);
  return ringPath(band ? ring.outer - 5 : ring.inner, ring.outer, angle - step / 2, angle + step / 2);
}

/** A rectangle around the origin, by half its sides. */
export const rectPath = (x: number, y: number): string => `M${-x} ${-y}H${x}V${y}H${-x}Z`;

export const circlePath = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
