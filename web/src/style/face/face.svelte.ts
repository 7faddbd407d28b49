/**
 * The typeface. It comes last, once the page is shown and nothing else is being fetched; until then a system typeface
 * of about the same width is used. Text measurements are repeated when it arrives.
 */

const NAME = "Patolli Sans";
/** Long enough for a page that is still fetching things. */
const LATEST = 3000;

let ready = $state(false);

/** Whether letters have their final widths. */
export const isFaceHere = (): boolean => ready;

const loaded = (): Promise<void> =>
  new Promise((done) => (document.readyState === "complete" ? done() : addEventListener("load", () => done(), { once: true })));
const idle = (): Promise<void> =>
  // Safari lacks this API.
  new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(() => done(), { timeout: LATEST }) : setTimeout(done, 200)));

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the letter sets that the page needs; the browser fetches others when it meets one of their letters. */
export async function fetchFace(): Promise<void> {
  const root = document.documentElement;
  root.dataset.face = await fetched().catch(() => "missing");
  ready = root.dataset.face === "here";
}

async function fetched(): Promise<"here" | "missing"> {
  await loaded();
  await idle();
  if (savesData()) return "missing";
  await import("./face.css");
  const found = await document.fonts.load(`1em "${NAME}"`);
  // Of what the page shows, when it has been drawn with it.
  await document.fonts.ready;
  return found.length ? "here" : "missing";
}
