/**
 * One tooltip for the whole application: on hover, on keyboard focus, on a long press. It never holds anything to
 * click, Esc closes it, the pointer may rest on it, and the element it describes has it as its `aria-describedby`.
 *
 * On any element, including SVG: `{@attach tip(() => text)}`; around one element: `Tip.svelte`. Never `title`: that is
 * the browser's tooltip, for which keyboards and fingers have no way.
 */
import { mount, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { atRest } from "./hand";
import { spotOf, windowBox, type Side, type Where } from "./place";
import TipBox from "./TipBox.svelte";

export type { Side };
export type Content = string | Snippet;
export interface Shown extends Where {
  content: Content;
  /** It says nothing beyond its owner's label, and lets the pointer through. */
  plain: boolean;
  /** It is about a place that the rules say more about. */
  place: boolean;
}

const ID = "tip";
const HOVER = 350;
const GRACE = 120;
const PRESS = 450;
/** A finger that moves farther scrolls. */
const STILL = 10;

let shown: Shown | null = $state.raw(null);
let owner: Element | null = null;
/** The tooltip itself; kept even while the part of the page that contained it is gone. */
let itself: HTMLElement | null = null;
let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function make(): HTMLElement {
  mount(TipBox, {
    target: document.body,
    props: { id: ID, shown: () => shown, keep: () => clearTimeout(closing), leave: closeSoon },
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && close(), true);
  addEventListener("scroll", (event) => event.target !== itself && close(), true);
  addEventListener("resize", close);
  addEventListener("pointerdown", close, true);
  return document.getElementById(ID)!;
}

/**
 * It is placed in the part of the page that it belongs to: a modal dialog, for one, hides everything outside from
 * screen readers.
 */
function settle(element: Element): void {
  itself ??= make();
  const home = element.closest("dialog, main, aside, nav, section[aria-label]") ?? document.body;
  if (itself.parentElement !== home) home.append(itself);
}

function open(element: Element, content: Content, where: Where, plain = false): void {
  close();
  if (!content || !element.isConnected) return;
  settle(element);
  owner = element;
  // Unless the described element already says what the tooltip shows.
  const says = plain || element.getAttribute("aria-label") === content;
  if (!says && !element.hasAttribute("aria-describedby")) element.setAttribute("aria-describedby", ID);
  shown = { content, ...where, plain, place: element.closest("[data-place]") !== null };
}

/**
 * For elements that handle pointing themselves, and whose label says the same: shown until `close`. Moving from one to
 * the next needs no new delay.
 */
export function openSoon(element: Element, content: Content, where: () => Where): void {
  clearTimeout(closing);
  clearTimeout(opening);
  if (shown?.plain) open(element, content, where(), true);
  else opening = setTimeout(() => open(element, content, where(), true), HOVER);
}

export function close(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  if (owner?.getAttribute("aria-describedby") === ID) owner.removeAttribute("aria-describedby");
  owner = null;
  shown = null;
}

function closeSoon(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  closing = setTimeout(close, GRACE);
}

/** An element without its own box stands for the one it contains. */
const anchorOf = (element: Element): Element =>
  getComputedStyle(element).display === "contents" ? (element.firstElementChild ?? element) : element;

/** The name of something that shows only a sign, or not all of its text: the pointer goes through it. */
export const named = (name: () => string | undefined): Attachment<Element> => tip(() => name() ?? "", "below", true);

export function tip(content: () => Content, side: Side = "below", plain = false): Attachment<Element> {
  return (element) => {
    const show = (): void => {
      const anchor = anchorOf(element);
      open(anchor, content(), { spots: [spotOf(anchor)], frames: [windowBox()], wish: side }, plain);
    };
    let pressed: { x: number; y: number } | null = null;
    let told = false;
    /** It appeared under a mouse that rests: its words come when the mouse moves. */
    let came = false;
    const soon = (): void => {
      clearTimeout(opening);
      clearTimeout(closing);
      opening = setTimeout(show, HOVER);
    };

    const listeners: [string, (event: never) => void, boolean?][] = [
      ["pointerenter", (event: PointerEvent) => {
        if (event.pointerType === "touch") return;
        came = atRest(event);
        if (!came) soon();
      }],
      ["pointerleave", (event: PointerEvent) => {
        if (event.pointerType !== "touch") closeSoon();
      }],
      ["focusin", (event: FocusEvent) => {
        if ((event.target as Element).matches(":focus-visible")) show();
      }],
      ["focusout", close],
      ["pointerdown", (event: PointerEvent) => {
        close();
        told = came = false;
        if (event.pointerType !== "touch") return;
        pressed = { x: event.clientX, y: event.clientY };
        opening = setTimeout(() => {
          told = pressed !== null;
          if (told) show();
        }, PRESS);
      }],
      ["pointermove", (event: PointerEvent) => {
        if (came) {
          came = false;
          soon();
        }
        if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL) return;
        pressed = null;
        if (!told) clearTimeout(opening);
      }],
      ["pointerup", () => {
        pressed = null;
        if (!told) clearTimeout(opening);
      }],
      ["pointercancel", () => {
        pressed = null;
        if (!told) clearTimeout(opening);
      }],
      // A long press that asked for the tooltip chooses nothing.
      ["click", (event: MouseEvent) => {
        if (told) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else close();
        told = false;
      }, true],
      ["contextmenu", (event: Event) => {
        if (pressed || told) event.preventDefault();
      }],
    ];
    // With `on`: an element that loses focus because it is removed reports that in the middle of an update.
    const ends = listeners.map(([name, listener, capture]) =>
      on(element, name, listener as EventListener, { capture: capture ?? false }),
    );
    return () => {
      for (const end of ends) end();
      clearTimeout(opening);
      if (owner && (owner === element || element.contains(owner))) close();
    };
  };
}
