/** Where a step points on the screen: boxes and circles in pixels. */
import type { Box } from "../../common/tip/place";

export interface Hole extends Box {
  /** A gear, say: many places in a round. */
  round: boolean;
}

const ROOM = 6;
const PARTS: Record<string, string> = { bar: ".app > .bar", log: ".app .log", top: ".app > .head", board: ".app > .bd" };
/** A group of places this close to square is drawn as a circle. */
const SQUARE = 1.35;
const MANY = 4;

/** The elements of a place, or of all places whose names begin with it; hidden ones do not count. */
export function elementsOf(place: string, root: ParentNode = document): Element[] {
  const [kind = "", name = ""] = place.split(":");
  const named = CSS.escape(place);
  const selectors =
    kind === "player" ? [`.app [data-seat="${CSS.escape(name)}"], .app [data-line="${CSS.escape(name)}"]`] : [PARTS[kind] ?? "", `[data-place="${named}"]`, `[data-place^="${named}\\:"]`, `[data-place^="${place}:"]`];
  for (const selector of selectors) {
    if (!selector) continue;
    const found = [...root.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0);
    if (found.length) return found;
  }
  return [];
}

/** The box around all of them. */
export function around(boxes: readonly Box[], room = ROOM): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x)) - room;
  const y = Math.min(...boxes.map((box) => box.y)) - room;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + room;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + room;
  return { x, y, width: right - x, height: bottom - y };
}

export function holeOf(boxes: readonly Box[]): Hole | null {
  const box = around(boxes);
  if (!box) return null;
  const round = boxes.length >= MANY && Math.max(box.width, box.height) < SQUARE * Math.min(box.width, box.height);
  return { ...box, round };
}

/** All holes of a step, as the screen is now. */
export function holesOf(places: readonly string[]): Hole[] {
  return places.flatMap((place) => holeOf(elementsOf(place).map((one) => one.getBoundingClientRect())) ?? []);
}

/** The middle of a place; null if it is not in sight. */
export function middleOf(place: string): { x: number; y: number } | null {
  const box = around(elementsOf(place).map((one) => one.getBoundingClientRect()), 0);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
