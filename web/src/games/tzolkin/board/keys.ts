/** Keys of the board. */
import { GEARS, type Gear } from "../view";

/** 1 to 5: a gear. */
export const gearOfKey = ({ key }: KeyboardEvent): Gear | null => (/^[1-5]$/.test(key) ? GEARS[Number(key) - 1]! : null);

/** Arrows: to the next place, or the one before. */
export function stepOfKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey) return 0;
  return { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key] ?? 0;
}

/** Whether a key belongs to something else: a field, an open dialog, the browser. */
export function ignores(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  return !!target?.closest("input, textarea, select, [contenteditable], dialog") || !!document.querySelector("dialog[open]");
}

/** Hears the keys of everything inside an element. */
export function hears(key: (event: KeyboardEvent) => void): (node: Element) => () => void {
  const listener = (event: Event): void => key(event as KeyboardEvent);
  return (node) => {
    node.addEventListener("keydown", listener);
    return () => node.removeEventListener("keydown", listener);
  };
}
