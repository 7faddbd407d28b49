/** A swipe of a finger to the left or right. */
const FAR = 48;

/** Calls with 1 for a swipe to the left (the next comes), -1 for one to the right. */
export function swipe(swiped: (by: 1 | -1) => void): (node: Element) => () => void {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: Event): void => {
      const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
      from = pointerType === "mouse" ? null : { x, y };
    };
    const up = (event: Event): void => {
      if (!from) return;
      const { clientX, clientY } = event as PointerEvent;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      from = null;
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) swiped(dx < 0 ? 1 : -1);
    };
    const lost = (): void => void (from = null);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", lost);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", lost);
    };
  };
}
