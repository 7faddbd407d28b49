/**
 * Draws what moves, in a layer over everything that nobody can touch: what the screen shows is right at once, and only
 * the movement is animated, with transforms and opacity. People who want no motion see a line around changed things for
 * a second.
 */
import type { Flight } from "./staging";

/** How long the lines that replace motion stay. */
export const OUTLINE = 1000;
const SIZE = 26;
const MOST = 5;
/** Between two of a kind. */
const APART = 50;
const CURVE = [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1];
const BEND = 0.16;
const SVG = "http://www.w3.org/2000/svg";

export interface Point {
  x: number;
  y: number;
}

const inWindow = ({ width, height, left, right, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** The first of these parts of the screen that is in sight. */
export function boxOf(names: readonly string[]): DOMRect | null {
  for (const name of names)
    for (const found of document.querySelectorAll(`[data-anchor="${name}"], [data-place="${name}"], [data-card="${name}"]`)) {
      const box = found.getBoundingClientRect();
      if (inWindow(box)) return box;
    }
  return null;
}

const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Points of an arc from one to the other. */
export function bow(from: Point, to: Point): Point[] {
  const top = { x: (from.x + to.x) / 2 + (to.y - from.y) * BEND, y: (from.y + to.y) / 2 - (to.x - from.x) * BEND };
  const at = (a: number, b: number, c: number, k: number): number => (1 - k) ** 2 * a + 2 * (1 - k) * k * b + k ** 2 * c;
  return CURVE.map((k) => ({ x: at(from.x, top.x, to.x, k), y: at(from.y, top.y, to.y, k) }));
}

function drawn(icon: string, n: number): HTMLElement {
  const node = document.createElement("span");
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${icon}`);
  svg.setAttribute("width", String(SIZE));
  svg.setAttribute("height", String(SIZE));
  svg.append(use);
  node.append(svg);
  if (n > MOST) node.append(`×${n}`);
  return node;
}

function trail(points: readonly Point[], seat: number): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "trail");
  for (const kind of ["edge", "line"]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", kind);
    path.setAttribute("d", `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`);
    path.style.setProperty("--p", `var(--p${seat})`);
    svg.append(path);
  }
  return svg;
}

/** Lets something fly; `from` was measured before it left. */
export function fly(layer: HTMLElement, flight: Flight, from: DOMRect, to: DOMRect, duration: number): void {
  const points = bow(middle(from), middle(to));
  const many = Math.min(flight.n, flight.n > MOST ? 1 : MOST);
  if (flight.seat !== undefined) {
    const line = trail(points, flight.seat);
    layer.append(line);
    line.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: duration * 1.3, fill: "forwards" }).finished.then(...gone(line));
  }
  for (let k = 0; k < many; k++) {
    const node = drawn(flight.icon, flight.n);
    layer.append(node);
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)` }));
    node.animate(frames, { duration, delay: k * APART, easing: "ease-in-out", fill: "both" }).finished.then(...gone(node));
  }
}

const gone = (node: Element): [() => void, () => void] => [() => node.remove(), () => node.remove()];

/** A line around a part of the screen; it does not move. */
export function outline(layer: HTMLElement, box: DOMRect, seat: number | null): void {
  const node = document.createElement("i");
  Object.assign(node.style, { left: `${box.left - 2}px`, top: `${box.top - 2}px`, width: `${box.width + 4}px`, height: `${box.height + 4}px` });
  if (seat !== null) node.style.setProperty("--p", `var(--p${seat})`);
  layer.append(node);
}
