/** What somebody looks at on this screen, besides the question: the card being read, an opened empire or pile. */
import type { Stage } from "./stage";

export type Opened = { what: "seat"; seat: number } | { what: "discards"; pile: "common" | "faction" } | null;

export class Desk {
  /** The card under the pointer, and the last one. */
  pointed: string | null = $state(null);
  read: string | null = $state(null);
  pinned = $state(false);
  opened: Opened = $state.raw(null);
  /** Somebody wants to see whom they can raze. */
  aiming = $state(false);
  /** In the aim view: also what cannot be chosen. */
  everything = $state(false);

  /** The cards of the last Prayer: they leave the view before their yield is chosen. */
  prayed: readonly string[] = $state.raw([]);

  look = (card: string | null): void => {
    if (this.pinned) return;
    this.pointed = card;
    if (card) this.read = card;
  };
  open = (opened: Opened): void => {
    this.aiming = false;
    this.opened = opened;
  };
  close = (): void => {
    this.opened = null;
    this.aiming = false;
    this.everything = false;
  };
}

const desks = new WeakMap<Stage, Desk>();

/** One per screen. */
export function deskOf(stage: Stage): Desk {
  const known = desks.get(stage);
  if (known) return known;
  const made = new Desk();
  desks.set(stage, made);
  return made;
}
