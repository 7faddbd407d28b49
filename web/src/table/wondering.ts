/** Somebody who lingers at a place that cannot be chosen, with a pointer or the keyboard, may want to know why. */
import type { TableStore } from "./table.svelte";

/** Milliseconds: just passing by does not ask. */
const STAY = 120;

export function wondering(table: TableStore): (event: Event) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ target }) => {
    clearTimeout(timer);
    if (target instanceof Element && target.closest('[data-place][aria-disabled="true"]'))
      timer = setTimeout(() => void table.askWhy(), STAY);
  };
}
