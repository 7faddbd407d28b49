/** Which rules somebody wants to read: those for what they point at. */
import { face } from "../words/faces.svelte";

/** Names by which articles are found, the most relevant first. A card is described by its kind, and by its Prayer. */
export function placesToRead(place: string): string[] {
  const { kind, lines, parts } = face(`card.${place.split(":").at(-1)!}`);
  if (!kind || kind === "attack") return [place];
  const prays = [...lines, ...Object.values(parts)].some((line) => line.some((item) => item.icon === "pray"));
  const card = [...(prays ? ["tag:prayer"] : []), `kind:${kind}`];
  // About others' things, people mostly want to know what can be done to them.
  return place.startsWith("rival:") ? [place, ...card] : [...card, place];
}

/** Where the pointer rests, or the keyboard is; otherwise what a turn is. */
export function pointedPlaces(): string[] {
  const hovered = [...document.querySelectorAll<HTMLElement>("[data-place]:hover")].at(-1);
  const focused = document.activeElement?.closest<HTMLElement>("[data-place]");
  return placesToRead((hovered ?? focused)?.dataset.place ?? "bar");
}
