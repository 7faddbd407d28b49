/** Arithmetic of small plots. */

/** About `count` round numbers that cover low to high. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = Math.max(high - low, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough)!);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A function that maps low..high to from..to. */
export function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  return (value) => from + ((value - low) / (high - low || 1)) * (to - from);
}

/** Moves places closer than `gap` apart, as little as possible, without leaving low..high. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const out = [...places];
  let least = low;
  for (const i of order) {
    out[i] = Math.max(out[i]!, least);
    least = out[i]! + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i]!, most);
    most = out[i]! - gap;
  }
  return out;
}

/** A line through points, as the path of an SVG. */
export const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
