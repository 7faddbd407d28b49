/** How the own empire is shown below something else. Pure. */
const DENSE = 60;
const GAP = 6;

/** Whether this many dense cards, `line` side by side, fit into this height; otherwise they are chips. */
export function asDense(count: number, line: number, height: number): boolean {
  const lines = Math.ceil(count / line);
  return lines * (DENSE + GAP) - GAP <= height;
}
