/** Where a small window goes that stands beside something on the screen. */
import type { Box, Point } from "./geometry";

const GAP = 8;

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(x, high));

const overlap = (one: Box, two: Box): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

/** The four places beside a box, moved along its side into the frame. */
function beside(size: { width: number; height: number }, box: Box, frame: Box): Box[] {
  const along = {
    x: clamp(box.x + box.width / 2 - size.width / 2, frame.x, frame.x + frame.width - size.width),
    y: clamp(box.y + box.height / 2 - size.height / 2, frame.y, frame.y + frame.height - size.height),
  };
  return [
    { ...size, x: box.x + box.width + GAP, y: along.y },
    { ...size, x: box.x - size.width - GAP, y: along.y },
    { ...size, x: along.x, y: box.y + box.height + GAP },
    { ...size, x: along.x, y: box.y - size.height - GAP },
  ];
}

/** How far the middles of two boxes are from each other. */
const far = (box: Box, from: Box | null): number =>
  from ? Math.hypot(box.x + box.width / 2 - from.x - from.width / 2, box.y + box.height / 2 - from.y - from.height / 2) : 0;

const inside = (box: Box, frame: Box): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

/**
 * Beside the first of `boxes` (what should not be covered, most first) where there is room in one of `frames` (where it
 * should be, best first; the last is the screen). Of the four sides the one farthest from the middle of `from`.
 */
export function placeBeside(
  size: { width: number; height: number },
  boxes: readonly Box[],
  frames: readonly Box[],
  from: Box | null = null,
): Point {
  const last = boxes.at(-1)!;
  for (const box of boxes)
    for (const frame of frames) {
      const found = beside(size, box, frame)
        .sort((one, two) => far(two, from) - far(one, from))
        .find((place) => inside(place, frame) && !overlap(place, last));
      if (found) return { x: found.x, y: found.y };
    }
  // No room anywhere: the corner of the screen that is farthest from it.
  const screen = frames.at(-1)!;
  const [right, bottom] = [screen.x + screen.width - size.width, screen.y + screen.height - size.height];
  return {
    x: last.x + last.width / 2 < screen.x + screen.width / 2 ? Math.max(screen.x, right) : screen.x,
    y: last.y + last.height / 2 < screen.y + screen.height / 2 ? Math.max(screen.y, bottom) : screen.y,
  };
}
