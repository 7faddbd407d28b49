/**
 * JSON that is the same for everybody, digit by digit: numbers stay as written, since some have more digits than
 * JavaScript's.
 */
export type Members = Map<string, Json>;
export type Json = null | boolean | string | { number: string } | Json[] | Members;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?\d+(\.\d+)?([eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const WORD = /true|false|null/y;
const WORDS: Record<string, Json> = { true: true, false: false, null: null };

/** Reads a document; throws SyntaxError. */
export function parse(text: string): Json {
  let at = 0;
  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found && found[0];
  }
  function sign(wanted: string): boolean {
    take(SPACE);
    if (text[at] !== wanted) return false;
    at++;
    return true;
  }
  function need(wanted: string): void {
    if (!sign(wanted)) throw new SyntaxError(`${wanted} expected at ${at}`);
  }
  function string(): string {
    take(SPACE);
    const found = take(STRING);
    if (found === null) throw new SyntaxError(`a string expected at ${at}`);
    return JSON.parse(found) as string;
  }
  function members(): Members {
    const found: Members = new Map();
    if (sign("}")) return found;
    do {
      const key = string();
      need(":");
      found.set(key, value());
    } while (sign(","));
    need("}");
    return found;
  }
  function list(): Json[] {
    const found: Json[] = [];
    if (sign("]")) return found;
    do found.push(value());
    while (sign(","));
    need("]");
    return found;
  }
  function value(): Json {
    if (sign("{")) return members();
    if (sign("[")) return list();
    if (text[at] === '"') return string();
    const word = take(WORD);
    if (word !== null) return WORDS[word]!;
    const number = take(NUMBER);
    if (number === null) throw new SyntaxError(`a value expected at ${at}`);
    return { number };
  }
  const read = value();
  take(SPACE);
  if (at < text.length) throw new SyntaxError(`nothing more expected at ${at}`);
  return read;
}

/** Sorted keys, no spaces. */
export function canonical(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!(value instanceof Map)) return value.number;
  const members = [...value].sort(([a], [b]) => byCodePoints(a, b));
  return `{${members.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(",")}}`;
}

/** As Python sorts; JavaScript sorts by UTF-16 code units. */
function byCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (const [i, sign] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const difference = sign.codePointAt(0)! - other.codePointAt(0)!;
    if (difference) return difference;
  }
  return left.length - right.length;
}
