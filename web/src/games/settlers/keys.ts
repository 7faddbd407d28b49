/** Keys of this table (design: hand 1-9, opponents Shift+1-4, verbs B D R, P pass, ...). */
import type { Choice } from "../../api/server";
import { deskOf } from "./desk.svelte";
import { letGo, seatInMiddle, take, type Stage } from "./stage";
import { others } from "./view";

/** The key of a verb. */
export const KEYS: Record<string, string> = { build: "B", deal: "D", raze: "R", use: "S", send: "S", use2: "T", pass: "P" };

function ignores(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  return !!target?.closest("input, textarea, select, [contenteditable], dialog") || !!document.querySelector("dialog[open]");
}

const buttons = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest place in a direction. */
function walk(from: Element, [dx, dy]: readonly [number, number]): void {
  const middle = (one: Element): [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best: { far: number; one: HTMLElement } | null = null;
  for (const one of buttons("button[data-place]")) {
    if (one === from || !one.offsetParent) continue;
    const [a, b] = middle(one);
    const along = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along < 4) continue;
    const far = along + aside * 3;
    if (!best || far < best.far) best = { far, one };
  }
  best?.one.focus();
}

const verbAt = (stage: Stage, verb: string): Choice | undefined =>
  stage.opened === null ? undefined : stage.lit.get(stage.opened)?.find((choice) => choice.verb === verb);

/** What a key does; whether it did anything. */
function does(stage: Stage, { key, code, shiftKey, target }: KeyboardEvent): boolean {
  const desk = deskOf(stage);
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined && shiftKey) {
    const seat = others(stage.view?.seats.length ?? 1, seatInMiddle(stage))[Number(digit) - 1];
    desk.open(seat === undefined ? null : { what: "seat", seat });
    return true;
  }
  if (digit !== undefined && digit !== "0") {
    const card = buttons("[data-hand] button[data-place], [data-row] button[data-place]")[Number(digit) - 1];
    card?.focus();
    return !!card;
  }
  const way = WAYS[key];
  if (way) {
    if (target instanceof Element && target.closest("[data-place]")) walk(target, way);
    return !!(target instanceof Element && target.closest("[data-place]"));
  }
  switch (key.toLowerCase()) {
    case "b":
    case "d":
    case "r":
    case "s":
    case "t": {
      const verbs = Object.keys(KEYS).filter((one) => KEYS[one] === key.toUpperCase());
      const chosen = verbs.map((verb) => verbAt(stage, verb)).find((choice) => choice !== undefined);
      if (chosen) stage.choose(chosen.token);
      else if (verbs.includes("raze") && [...stage.lit.keys()].some((place) => place.startsWith("rival:"))) desk.aiming = !desk.aiming;
      else return false;
      return true;
    }
    case "p": {
      const pass = stage.legal.find((choice) => choice.verb === "pass");
      if (pass) stage.choose(pass.token);
      return !!pass;
    }
    case "a": {
      const lit = buttons('.empire button[data-place^="location:"][aria-disabled="false"]');
      const next = lit[(lit.indexOf(document.activeElement as HTMLElement) + 1) % Math.max(1, lit.length)];
      next?.focus();
      return !!next;
    }
    case "w":
      buttons('[data-do="spend"]')[0]?.click();
      return true;
    case "o":
      stage.startOver();
      return true;
    case "z":
      desk.pinned = !desk.pinned;
      return true;
    case "g":
      desk.open(desk.opened?.what === "discards" ? null : { what: "discards", pile: "common" });
      return true;
    case "escape":
      desk.close();
      letGo(stage);
      return false;
    case "enter":
      if (stage.opened === null || !(target instanceof Element) || target.getAttribute("data-place") !== stage.opened) return false;
      take(stage, stage.opened);
      return true;
    default:
      return false;
  }
}

export function keys(stage: Stage, event: KeyboardEvent): void {
  if (!ignores(event) && does(stage, event)) event.preventDefault();
}
