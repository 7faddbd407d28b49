/** The steps of a temple as they are drawn: from the top down, wider and wider, with the markers that stand on them. */
import type { SeatView, Temple } from "../view";
import { stepsOf } from "./standing";

export interface Mark {
  key: string;
  seat: number;
  ghost: boolean;
  x: number;
  size: number;
}
export interface ShownStep {
  step: number;
  points: string;
  good: string | null;
  x: number;
  y: number;
  width: number;
  marks: Mark[];
}

const TOP_WIDTH = 0.58;
/** Room for the value at the left and for goods at the right. */
const VALUE = 20;
const GOODS = 18;
const EDGE = 5;

export function stepsShown(
  temple: Temple,
  seats: readonly SeatView[],
  ghost: { seat: number; step: number } | null,
  wide: number,
  high: number,
): ShownStep[] {
  const steps = stepsOf(temple).toReversed();
  return steps.map(({ step, points, good }, k) => {
    const width = wide * (TOP_WIDTH + (1 - TOP_WIDTH) * (k / (steps.length - 1)));
    const x = (wide - width) / 2;
    const here = seats.flatMap((seat, i) => (seat.temples[temple] === step ? [{ seat: i, ghost: false }] : []));
    const all = ghost?.step === step ? [...here, { seat: ghost.seat, ghost: true }] : here;
    // Markers overlap rather than shrink.
    const size = Math.min(high - 3.5, 13.5);
    const room = width - VALUE - (good ? GOODS : EDGE);
    const apart = Math.min(size + 1, (room - size) / Math.max(1, all.length - 1));
    const first = x + VALUE - 1 + (room - (all.length - 1) * apart - size) / 2;
    const marks = all.map((mark, i) => ({ ...mark, key: `${mark.seat}${mark.ghost}`, x: first + i * apart, size }));
    return { step, points: points < 0 ? `−${-points}` : String(points), good, x, y: k * high, width, marks };
  });
}
