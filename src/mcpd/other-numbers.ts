import { isInstituteCode } from './codes';
import type { Say } from './note-kinds';
import type { OtherNumber } from './record';

/** The values of a cell that holds several, between semicolons; empty ones do not count. */
export const splitValues = (text: string): string[] =>
  text.includes(';')
    ? text
        .split(';')
        .map((value) => value.trim())
        .filter(Boolean)
    : [text];

/** OTHERNUMB: `INSTCODE:number;:number`. What stands before a colon counts as institute only if it looks like one. */
export const readOtherNumbers = (text: string, say: Say): OtherNumber[] =>
  splitValues(text).flatMap((value): OtherNumber[] => {
    const colon = value.indexOf(':');
    const prefix = value.slice(0, Math.max(colon, 0)).trim();
    const rest = value.slice(colon + 1).trim();
    if (colon < 0) say('noColon', { detail: value, used: `:${value}` });
    if (colon < 0 || (prefix && !isInstituteCode(prefix))) return [{ number: value }];
    if (!rest) {
      say('emptyOtherNumb', { detail: value });
      return [];
    }
    return [prefix ? { usedBy: prefix, number: rest } : { number: rest }];
  });

export const writeOtherNumbers = (numbers: OtherNumber[]): string =>
  numbers.map(({ usedBy, number }) => `${usedBy ?? ''}:${number}`).join(';');
