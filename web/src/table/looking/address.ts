/** The address shows which moment is being viewed, so that it can be shared or reloaded. */

/** Browsers refuse too many changes of the address in a short time. */
const PAUSE = 400;
let timer: ReturnType<typeof setTimeout> | undefined;

export const linkTo = (table: string, at: number | null): string => `/t/${table}${at === null ? "" : `?at=${at}`}`;

/** Shows it soon, if the page is still the table's. */
export function showInAddress(table: string, at: number | null): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const link = linkTo(table, at);
    if (location.pathname === `/t/${table}` && location.pathname + location.search !== link) history.replaceState(null, "", link);
  }, PAUSE);
}
