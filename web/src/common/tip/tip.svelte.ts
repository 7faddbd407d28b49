/**
 * One tooltip for the whole application: on hover, on focus by keyboard, on a long press. It never holds anything to
 * click, Esc closes it, the pointer may rest on it, and what it describes has it as its `aria-describedby`.
 *
 * On any element, also in SVG: `{@attach tip(() => text)}`; around one element: `Tip.svelte`.
 */
import { mount, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { spotOf, type Side, type Spot } from "./place";
import TipBox from "./TipBox.svelte";

export type { Side };
export type Content = string | Snippet;
export interface Shown {
  content: Content;
  at: Spot;
  side: Side;
}

const ID = "tip";
const HOVER = 350;
const GRACE = 120;
const PRESS = 450;
/** A finger that moves further scrolls. */
const STILL = 10;

let shown: Shown | null = $state.raw(null);
let owner: Element | null = null;
/** The tooltip itself; it is kept also while the part of the page that it stood in is gone. */
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

/** It stands in the part of the page that it belongs to: a modal dialog, for one, lets nothing outside be read. */
function settle(element: Element): void {
  itself ??= make();
  const home = element.closest("dialog, main, aside, nav, section[aria-label]") ?? document.body;
  if (itself.parentElement !== home) home.append(itself);
}

function open(element: Element, content: Content, side: Side): void {
  close();
  if (!content || !element.isConnected) return;
  settle(element);
  owner = element;
  // What is described already says there what the tooltip shows.
  if (!element.hasAttribute("aria-describedby")) element.setAttribute("aria-describedby", ID);
  shown = { content, at: spotOf(element), side };
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

/** An element that has no box of its own stands for the one it holds. */
const anchorOf = (element: Element): Element =>
  getComputedStyle(element).display === "contents" ? (element.firstElementChild ?? element) : element;

export function tip(content: () => Content, side: Side = "below"): Attachment<Element> {
  return (element) => {
    const show = (): void => open(anchorOf(element), content(), side);
    let pressed: { x: number; y: number } | null = null;
    let told = false;

    const listeners: [string, (event: never) => void, boolean?][] = [
      ["pointerenter", (event: PointerEvent) => {
        if (event.pointerType === "touch") return;
        clearTimeout(opening);
        clearTimeout(closing);
        opening = setTimeout(show, HOVER);
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
        told = false;
        if (event.pointerType !== "touch") return;
        pressed = { x: event.clientX, y: event.clientY };
        opening = setTimeout(() => {
          told = pressed !== null;
          if (told) show();
        }, PRESS);
      }],
      ["pointermove", (event: PointerEvent) => {
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
      // The finger that asked for words chooses nothing.
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
    // By `on`: an element that loses the focus because it is removed tells so in the middle of an update.
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
