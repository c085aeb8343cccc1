import type { NoteKind } from '../report/note-kinds';

export interface NumberReading {
  value?: number;
  say?: NoteKind;
}

const MAX_LENGTH = 60;
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const COMMA = /^[+-]?\d+,\d+$/;
const THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;
/** `1 234`, with any blank between thousands. */
const SPACED = /^[+-]?[1-9]\d{0,2}(?:\s\d{3})+(?=$|[.,])/;
const METRES = /\s*(?:m|met(?:er|re)s?|m\.?\s?a\.?s\.?l\.?|masl|m\.?s\.?n\.?m\.?|m\s?ü\.?\s?NN?)$/i;

/** `-0` is not told from 0. */
const valueOf = (digits: string) => Number(digits) + 0;

/** A number with a point or a decimal comma. The comma is refused where it may as well mean thousands. */
export const readNumber = (text: string, commaIsDecimal: boolean): NumberReading => {
  const signed = text.replace(/^[−–]/, '-');
  if (PLAIN.test(signed)) return { value: valueOf(signed), ...(signed !== text && { say: 'numberForm' }) };
  if (!COMMA.test(signed)) return { say: 'notANumber' };
  if (!commaIsDecimal && THOUSANDS.test(signed)) return { say: 'ambiguousNumber' };
  return { value: valueOf(signed.replace(',', '.')), say: 'numberForm' };
};

/** A length in metres, with or without the unit. Feet and ranges are refused. */
export const readMetres = (text: string): NumberReading => {
  if (text.length > MAX_LENGTH) return { say: 'notANumber' };
  if (PLAIN.test(text)) return { value: valueOf(text) };
  const bare = text.replace(METRES, '').replace(SPACED, (digits) => digits.replace(/\s/g, ''));
  const reading = readNumber(bare, false);
  return bare !== text && reading.value !== undefined ? { ...reading, say: 'numberForm' } : reading;
};
