import { characterEntities } from 'character-entities';

/** What parts a value, as `&Tab;` does, or cannot be seen in it. A soft hyphen may be. */
const UNSEEN = /[^\P{C}\u00ad]/u;

/** `&amp;amp;lt;` at once: a long chain must not take a pass for each link. */
const ENTITY = /&(?:amp;)*(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]{2,8}\d{0,2});/g;

/** Entities within entities; more is not writing but an attack. */
const PASSES = 8;

const decodeOne = (whole: string, body: string): string => {
  if (!body.startsWith('#')) {
    const named = Object.hasOwn(characterEntities, body) ? characterEntities[body] : undefined;
    return named === undefined || UNSEEN.test(named) ? whole : named;
  }
  const hex = body[1] === 'x' || body[1] === 'X';
  const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
  // Controls, surrogates and what lies beyond Unicode stay as they are written.
  if (code < 32 || (code >= 127 && code < 160) || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) return whole;
  return String.fromCodePoint(code);
};

/**
 * Text with its HTML entities decoded, as often as they are nested (`&amp;deg;` is a degree sign).
 * Unknown ones stay. The result is text and never markup.
 */
export const decodeEntities = (text: string): string => {
  let current = text;
  for (let pass = 0; pass < PASSES && current.includes('&'); pass++) {
    const next = current.replace(ENTITY, decodeOne);
    if (next === current) return current;
    current = next;
  }
  return current;
};
