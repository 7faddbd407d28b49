/** The secret that this browser's card files are kept by on the server, if nobody is signed in: made here, once. */
import { read, write } from "./storage";

const isSecret = (value: unknown): value is string => typeof value === "string" && /^[\w-]{43}$/.test(value);

export function shelfSecret(): string {
  const known = read("shelf", isSecret, "");
  if (known) return known;
  const made = randomSecret();
  write("shelf", made);
  return made;
}

/** 256 random bits that can be sent in a header. */
export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
