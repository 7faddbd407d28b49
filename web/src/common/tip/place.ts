/** Where something floating goes: beside what it belongs to, on the wanted side if there is room, never off screen. */
export type Side = "below" | "above" | "left" | "right";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Spot extends Box {
  /** What should not be covered sideways: the whole part of the screen, where it is marked with `data-beside`. */
  from: number;
  to: number;
}
interface Size {
  width: number;
  height: number;
}

/** How much larger everything is drawn than it is measured: very large windows are zoomed. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

const GAP = 8;
const EDGE = 6;
const OTHERS: Record<Side, readonly Side[]> = {
  below: ["below", "above", "left", "right"],
  above: ["above", "below", "left", "right"],
  left: ["left", "right", "below", "above"],
  right: ["right", "left", "below", "above"],
};

export function spotOf(element: Element): Spot {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const part = element.closest("[data-beside]")?.getBoundingClientRect();
  return { left, top, right, bottom, from: part?.left ?? left, to: part?.right ?? right };
}

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

export function beside(at: Spot, size: Size, screen: Size, side: Side): { x: number; y: number } {
  const right = screen.width - size.width - EDGE;
  const bottom = screen.height - size.height - EDGE;
  const middleX = (at.left + at.right - size.width) / 2;
  const middleY = (at.top + at.bottom - size.height) / 2;
  const spots: Record<Side, { x: number; y: number; fits: boolean }> = {
    below: { x: middleX, y: at.bottom + GAP, fits: at.bottom + GAP <= bottom },
    above: { x: middleX, y: at.top - GAP - size.height, fits: at.top - GAP - size.height >= EDGE },
    left: { x: at.from - GAP - size.width, y: middleY, fits: at.from - GAP - size.width >= EDGE },
    right: { x: at.to + GAP, y: middleY, fits: at.to + GAP <= right },
  };
  const spot = spots[OTHERS[side].find((one) => spots[one].fits) ?? side];
  return { x: within(spot.x, right), y: within(spot.y, bottom) };
}
