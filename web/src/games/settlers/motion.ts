/**
 * Cards that move: from the hand to the empire, from a row to the hand; those that are turned over; those that leave.
 *
 * What the table shows is right at once; only the movement is animated, with transforms and opacity. People who want no
 * motion see a jade frame around new things for a second.
 */

const WAY = 240;
const TURN = 180;
const STAY = 1000;
const EASE = "cubic-bezier(.2,.7,.2,1)";
/** Rows in which cards are turned over one by one. */
const TURNED = ".lrow, .altar";
const STANDING = ".empire";
const NEAR = 6;

interface Seen {
  node: HTMLElement;
  box: DOMRect;
  stood: boolean;
}

export type Cards = ReadonlyMap<string, Seen>;

/** Where each card lies; small pictures of others' cards only if the card is nowhere else. */
export function seen(root: ParentNode): Cards {
  const found = new Map<string, Seen>();
  for (const node of root.querySelectorAll<HTMLElement>(".settlers [data-card], .ops [data-card]")) {
    const id = node.dataset["card"]!;
    const box = node.getBoundingClientRect();
    if (box.width && !found.has(id)) found.set(id, { node, box, stood: node.closest(STANDING) !== null });
  }
  return found;
}

function frame(node: HTMLElement): void {
  node.classList.add("came");
  setTimeout(() => node.classList.remove("came"), STAY);
}

function fly(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  const [a, b] = middle(to);
  const start = `translate(${x - a}px, ${y - b}px) scale(${from.width / to.width})`;
  node.animate([{ transform: start }, { transform: "none" }], { duration: WAY, easing: EASE });
}

/** Turned over, one after the other. */
function turn(node: HTMLElement, k: number): void {
  const half = { transform: "perspective(600px) rotateY(90deg)", opacity: 0 };
  node.animate([half, { transform: "none", opacity: 1 }], { duration: TURN, delay: k * TURN, easing: EASE, fill: "backwards" });
}

/** Tilts, fades and sinks: a copy that nobody can touch. */
function leave({ node, box }: Seen, root: HTMLElement): void {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-card", "data-place", "aria-label"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  copy.classList.add("leaving");
  Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  root.append(copy);
  const end = { transform: "rotate(8deg) translateY(14px) scale(.6)", opacity: 0 };
  const gone = (): void => copy.remove();
  copy.animate([{ transform: "none", opacity: 1 }, end], { duration: WAY, easing: EASE }).finished.then(gone, gone);
}

/**
 * Animates from what was seen to what is there now. `same`: the same thing is in the middle; otherwise only cards
 * turned over are shown, since everything else has moved.
 */
export function move(before: Cards, root: HTMLElement, { still, same }: { still: boolean; same: boolean }): void {
  if (!before.size) return;
  const now = seen(document);
  let turned = 0;
  for (const [id, { node, box }] of now) {
    const was = before.get(id);
    // A card that stays may be redrawn, and others may have made room for it: that is not a movement.
    if (was && (was.node === node || Math.hypot(was.box.left - box.left, was.box.top - box.top) < NEAR)) continue;
    if (was && !same) continue;
    const fresh = !was && node.closest(TURNED) !== null;
    if (still) {
      if (was || fresh) frame(node);
    } else if (was) fly(node, was.box, box);
    else if (fresh) turn(node, turned++);
  }
  if (still || !same) return;
  for (const [id, was] of before) if (was.stood && !now.has(id)) leave(was, root);
}
