/**
 * Icons and pictures of cards: loaded with the first thing that shows a card, and embedded in the page like all icons.
 */
import icons from "$drawing/cards.svg?url";
import emblems from "$drawing/emblems.svg?url";

let loaded: Promise<void> | null = null;

async function add(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  document.body.append(document.importNode(drawn, true));
}

/** Loads them, once. Cards are readable without: names and words are still there. */
export function loadSprites(): Promise<void> {
  loaded ??= Promise.all([add(icons), add(emblems)]).then(
    () => undefined,
    () => {
      loaded = null;
    },
  );
  return loaded;
}
