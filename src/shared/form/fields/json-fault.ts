/** A place in a text, both from 1. */
export interface TextPlace {
  line: number;
  column: number;
  /** Characters before it. */
  at: number;
}

const BLANK = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Nobody writes deeper; nothing runs out of stack. */
const DEEPEST = 1_000;

/**
 * Where a text stops being JSON (RFC 8259): browsers say so in different words, or not at all. Nothing for JSON, and for
 * a blank text its end.
 */
export function jsonFault(text: string): TextPlace | undefined {
  let at = 0;
  let depth = 0;
  /** Takes what fits at this place; whether anything did. */
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found !== null;
  };
  const blank = () => take(BLANK);
  const sign = (one: string): boolean => {
    blank();
    if (text[at] !== one) return false;
    at += 1;
    return true;
  };
  const word = (): boolean => {
    if (text[at] !== '"') return false;
    for (at += 1; at < text.length && text[at] !== '"';) {
      const one = text.charAt(at);
      if (one === '\\' ? !take(ESCAPE) : one < ' ') return false;
      if (one !== '\\') at += 1;
    }
    at += 1;
    return at <= text.length;
  };
  /** What stands between two brackets, one after the other. */
  const list = (end: string, one: () => boolean): boolean => {
    if (sign(end)) return true;
    depth += 1;
    if (depth > DEEPEST) return false;
    do {
      blank();
      if (!one()) return false;
    } while (sign(','));
    depth -= 1;
    return sign(end);
  };
  const value = (): boolean => {
    blank();
    if (text[at] === '"') return word();
    if (sign('[')) return list(']', value);
    if (sign('{')) return list('}', () => word() && sign(':') && value());
    return take(SCALAR);
  };
  const whole = value();
  if (whole) blank();
  if (whole && at === text.length) return undefined;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, at };
}
