/** What this browser has been asked, and is not asked again. */
import { read, write } from "./storage";

type Question = "alerts";

const areNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

export const wasAsked = (what: Question): boolean => read("asked", areNames, []).includes(what);
export const noteAsked = (what: Question): void => write("asked", [...new Set([...read("asked", areNames, []), what])]);
