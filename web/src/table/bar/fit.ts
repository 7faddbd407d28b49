/** What fits into the bar: pure functions of widths in px. */

/** How many buttons fit into this many lines; if not all do, the one that opens the rest is counted, too. */
export function fitting(widths: readonly number[], gap: number, room: number, lines: number, more: number): number {
  const fits = (all: readonly number[]): boolean => {
    let [line, x] = [1, 0];
    for (const width of all) {
      const to = x ? x + gap + width : width;
      if (to <= room) x = to;
      else if (line < lines && width <= room) [line, x] = [line + 1, width];
      else return false;
    }
    return true;
  };
  if (fits(widths)) return widths.length;
  let n = widths.length - 1;
  while (n > 0 && !fits([...widths.slice(0, n), more])) n--;
  return n;
}

interface Line {
  /** The question in one line. */
  question: number;
  steps: readonly number[];
  /** The chip of the result; 0 if there is none. */
  result: number;
  /** The chip that stands for folded steps. */
  fold: number;
  gap: number;
  room: number;
}

/** Of a question in two lines one is a little longer than half. */
const HALF = 0.56;
const SLACK = 14;

/**
 * How many of the oldest steps fold into one chip, so that the question has its two lines; one more than there are
 * means that the result goes, too.
 */
export function folding({ question, steps, result, fold, gap, room }: Line): number {
  const beside = (k: number): number =>
    [...(k ? [fold] : []), ...steps.slice(k), ...(result ? [result] : [])].reduce((sum, one) => sum + gap + one, 0);
  const need = (left: number): boolean => question <= left || question * HALF + SLACK <= left;
  for (let k = 0; k <= steps.length; k++) if (need(room - beside(k))) return k;
  return steps.length + 1;
}
