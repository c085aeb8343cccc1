import { isWiewsCode } from '@/contract/patterns';
import { isPlaceholder } from './clean-text';
import type { Say } from '../report/note-kinds';
import type { OtherNumber } from '../record';

/** The values of a cell that holds several, between semicolons; empty places do not count, and are told. */
export const splitValues = (text: string, say: Say): string[] => {
  if (!text.includes(';')) return [text];
  const parts = text.split(';');
  if (parts.every((value) => value !== '' && value.trim() === value && !isPlaceholder(value))) return parts;
  const values = parts.map((value) => value.trim()).filter(Boolean);
  const joined = values.join(';');
  if (joined !== text) say('listForm', { used: joined });
  const known = values.filter((value) => !isPlaceholder(value));
  if (known.length < values.length) say('placeholder', { used: known.join(';') });
  return known;
};

export const writeOtherNumbers = (numbers: OtherNumber[]): string =>
  numbers.map(({ usedBy, number }) => `${usedBy ?? ''}:${number}`).join(';');

const readOtherNumber = (value: string, say: Say): OtherNumber | undefined => {
  const colon = value.indexOf(':');
  const prefix = value.slice(0, Math.max(colon, 0)).trim();
  const number = value.slice(colon + 1).trim();
  if (colon < 0 || (prefix && !isWiewsCode(prefix))) {
    say('noColon', { detail: value, used: `:${value}` });
    return { number: value };
  }
  if (!number) {
    say('emptyOtherNumb', { detail: value });
    return undefined;
  }
  const found = prefix ? { usedBy: prefix, number } : { number };
  if (prefix.length + 1 + number.length < value.length) say('listForm', { used: `${prefix}:${number}` });
  return found;
};

/** OTHERNUMB: `INSTCODE:number;:number`. What stands before a colon counts as institute only if it looks like one. */
export function readOtherNumbers(text: string, say: Say): OtherNumber[] {
  const numbers: OtherNumber[] = [];
  for (const value of splitValues(text, say)) {
    const number = readOtherNumber(value, say);
    if (number) numbers.push(number);
  }
  return numbers;
}
