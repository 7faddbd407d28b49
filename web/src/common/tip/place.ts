/**
 * Where something floating goes: beside what it belongs to, on the preferred side if there is room, never off screen.
 */
export type Side = "below" | "above" | "left" | "right";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, "width" | "height">;
/** Something on the screen; what must not be covered sideways may be wider: the whole part it stands in. */
export interface Spot extends Box {
  part?: Pick<Box, "x" | "width">;
}
/** Which of the four sides is best: the preferred one, or the one farthest from the middle of something. */
type Wish = Side | Box;
/** Where something goes: see `placeBeside`. */
export interface Where {
  spots: readonly Spot[];
  frames: readonly Box[];
  wish?: Wish;
}

/** How much larger everything is drawn than measured: very large windows are zoomed. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** How large an element is drawn. */
export function sizeOf(element: HTMLElement): Size {
  const zoom = zoomOf(element);
  return { width: element.offsetWidth * zoom, height: element.offsetHeight * zoom };
}

const GAP = 8;
const EDGE = 6;
const OTHERS: Record<Side, readonly Side[]> = {
  below: ["below", "above", "left", "right"],
  above: ["above", "below", "left", "right"],
  left: ["left", "right", "below", "above"],
  right: ["right", "left", "below", "above"],
};

/** The window, without its edge. */
export const windowBox = (screen: Size = { width: innerWidth, height: innerHeight }): Box => ({
  x: EDGE,
  y: EDGE,
  width: screen.width - 2 * EDGE,
  height: screen.height - 2 * EDGE,
});

/** Where an element is; the part of the screen that contains it is marked with `data-beside`. */
export function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  const part = element.closest("[data-beside]")?.getBoundingClientRect();
  return part ? { x, y, width, height, part } : { x, y, width, height };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

export const overlap = (one: Box, two: Box): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

const inside = (box: Box, frame: Box): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

/** The position at one side of a spot, moved along that side into the frame. */
function placeAt(side: Side, size: Size, spot: Spot, frame: Box): Box {
  const { x, y } = middle(spot);
  const along = {
    x: clamp(x - size.width / 2, frame.x, frame.x + frame.width - size.width),
    y: clamp(y - size.height / 2, frame.y, frame.y + frame.height - size.height),
  };
  const wide = spot.part ?? spot;
  return {
    below: { ...size, x: along.x, y: spot.y + spot.height + GAP },
    above: { ...size, x: along.x, y: spot.y - size.height - GAP },
    left: { ...size, x: wide.x - size.width - GAP, y: along.y },
    right: { ...size, x: wide.x + wide.width + GAP, y: along.y },
  }[side];
}

/**
 * Beside the first of `spots` (what should not be covered, most important first) where there is room in one of `frames`
 * (where it should be, best first; the last is the window).
 */
export function placeBeside(size: Size, spots: readonly Spot[], frames: readonly Box[], wish: Wish = "right"): { x: number; y: number } {
  const last = spots.at(-1)!;
  const far = (box: Box): number => {
    if (typeof wish === "string") return 0;
    const [one, two] = [middle(box), middle(wish)];
    return Math.hypot(one.x - two.x, one.y - two.y);
  };
  const sides = OTHERS[typeof wish === "string" ? wish : "right"];
  for (const spot of spots)
    for (const frame of frames) {
      const found = sides
        .map((side) => placeAt(side, size, spot, frame))
        .sort((one, two) => far(two) - far(one))
        .find((place) => inside(place, frame) && !overlap(place, last));
      if (found) return { x: found.x, y: found.y };
    }
  // No room anywhere: the window corner farthest from it.
  const screen = frames.at(-1)!;
  const [right, bottom] = [screen.x + screen.width - size.width, screen.y + screen.height - size.height];
  const { x, y } = middle(last);
  return {
    x: x < screen.x + screen.width / 2 ? Math.max(screen.x, right) : screen.x,
    y: y < screen.y + screen.height / 2 ? Math.max(screen.y, bottom) : screen.y,
  };
}
