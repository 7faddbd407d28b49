/**
 * Whether a mouse has moved onto something, or something has appeared under a mouse at rest: browsers report both in
 * the same way, but only the former asks for words.
 */
interface Point {
  x: number;
  y: number;
}
let last: Point | null = null;

const follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
  last = { x, y };
};

/** Call it with the window, once. It is told of a movement after the elements that the pointer has come to. */
export function followHand(window: Pick<Window, "addEventListener">): void {
  for (const name of ["pointermove", "pointerdown"] as const) window.addEventListener(name, follow, true);
}

/** Whether a pointer that is said to enter something has not moved. */
export const atRest = ({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): boolean => last?.x === clientX && last.y === clientY;
