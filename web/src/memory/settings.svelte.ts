/** What this person has chosen for this browser. */
import languages from "../../../src/patolli/wire/languages.json";
import { OFTEN, type Often } from "./coach";
import { isObject, read, write } from "./storage";

export type Language = keyof typeof languages;
/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = languages;
export const LANGUAGES = Object.keys(languages) as readonly Language[];
export type Theme = "system" | "light" | "dark";
/** How others' turns are shown. */
export type Speed = "off" | "fast" | "normal";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  /** Whether a turn waits for a click on Confirm. */
  confirm: boolean;
  /** The table as text. */
  list: boolean;
  /** How often the coach speaks, at tables that have one. */
  coach: Often;
  /** The last name used at a table. */
  name: string;
}

function spoken(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((one) => one === wanted.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

const one = <T>(value: unknown, of: readonly T[], otherwise: T): T => of.find((each) => each === value) ?? otherwise;
const yes = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);

function remembered(): Settings {
  const old = read("settings", isObject, {});
  return {
    language: one(old.language, LANGUAGES, spoken()),
    theme: one<Theme>(old.theme, ["system", "light", "dark"], "system"),
    speed: one<Speed>(old.speed, ["off", "fast", "normal"], "normal"),
    sounds: yes(old.sounds, false),
    confirm: yes(old.confirm, true),
    list: yes(old.list, false),
    coach: one<Often>(old.coach, OFTEN, "on"),
    name: typeof old.name === "string" ? old.name.slice(0, 40) : "",
  };
}

export const settings: Settings = $state(remembered());

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  write("settings", $state.snapshot(settings));
}
