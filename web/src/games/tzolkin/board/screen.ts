/** Where things of the board are on the screen. */
import { at, CALENDAR_RADIUS, jungleAt, SHAPES, seatOf, START, type Box, type Point } from "./geometry";
import { gearOf, spaceOf } from "./state.svelte";

const around = ({ x, y }: Point, radius: number): Box => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
const plus = (one: Point, two: Point): Point => ({ x: one.x + two.x, y: one.y + two.y });

/** What must not be covered when a place is explained, in units of the board: its gear's ring, its wheel, itself. */
export function boxesOf(place: string, solo: boolean): Box[] {
  if (place === "calendar") return [around(at(0, 0), CALENDAR_RADIUS * 0.3)];
  if (place === "start") return [around(START, START.radius + 10)];
  const gear = gearOf(place);
  if (!gear) return [];
  const { centre, ring, radius, seat } = SHAPES[gear];
  const origin = solo ? { x: 0, y: 0 } : centre;
  const space = spaceOf(place);
  const own = space
    ? around(plus(origin, seatOf(gear, space.space)), seat.radius + 6)
    : around(plus(origin, jungleAt(Number(place.split(":")[1]))), 18);
  return [around(origin, ring.outer), around(origin, radius), own];
}

/** A box of the board in pixels of the window. */
export function onScreen(svg: SVGSVGElement, box: Box): Box {
  const matrix = svg.getScreenCTM();
  if (!matrix) return box;
  return { x: matrix.a * box.x + matrix.e, y: matrix.d * box.y + matrix.f, width: matrix.a * box.width, height: matrix.d * box.height };
}
