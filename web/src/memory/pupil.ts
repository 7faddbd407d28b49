/** Who answers in classrooms from this browser: a name, and a secret by which an answer can be changed. */
import { randomSecret } from "./shelf";
import { read, write } from "./storage";

const isText = (value: unknown): value is string => typeof value === "string";

export function pupilSecret(): string {
  const known = read("pupil", isText, "");
  if (known) return known;
  const made = randomSecret();
  write("pupil", made);
  return made;
}

export const nameHere = (): string => read("pupil-name", isText, "");
export const keepName = (name: string): void => write("pupil-name", name);
