import type { DataType } from '@/contract/descriptor/descriptor';
import { readDate } from '@/mcpd/passport-date';
import { atOnce, type Pieces } from '../../../tools/workers/turns';

/** What a column is taken for, and how its values are read. */
export interface ValueType {
  dataType: DataType;
  /** `12,5` is twelve and a half. */
  decimalComma: boolean;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const WITH_COMMA = /^[+-]?\d+,\d+$/;
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+$/;
/** `1 234`: blanks of any kind have become plain ones. */
const SPACED = /^[+-]?[1-9]\d{0,2}(?: \d{3})+(?=$|[.,])/;
const LEADING_ZERO = /^[+-]?0\d/;
const DAY = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}|(?:19|20)\d{6})$/;
const WORDS: Record<string, boolean> = { true: true, yes: true, false: false, no: false };
const LETTERS: Record<string, boolean> = { y: true, n: false };

/** Digits that a number of 64 bits holds for certain. */
const MAX_DIGITS = 15;
const MAX_SCORE = 9;
const MAX_CODES = 100;
/** Labels of a scale are sentences at times: "intermediate between erect and prostrate". */
const MAX_CODE_LENGTH = 80;
/** Times that a code occurs on the average; what occurs once is a text. */
const CODE_OCCURS = 2;
/** Share of numbers from which the rest of a column are mistakes. */
const NEARLY_ALL = 0.95;

const digitsIn = (text: string): number =>
  (/^[^eE]*/.exec(text)?.[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').length;

/** A number whose digits are kept, undefined otherwise: `0.30` is 0.3, a number of 20 digits is none. */
export function readNumber(text: string, decimalComma: boolean): number | undefined {
  const signed = text.replace(/^[−–]/, '-').replace(SPACED, (number) => number.replaceAll(' ', ''));
  const plain = decimalComma && WITH_COMMA.test(signed) ? signed.replace(',', '.') : signed;
  if (!NUMBER.test(plain) || digitsIn(plain) > MAX_DIGITS) return undefined;
  const number = Number(plain) + 0;
  return Number.isFinite(number) ? number : undefined;
}

/** `YYYYMMDD` of a day that is known in full. */
export function readDay(text: string): string | undefined {
  const value = DAY.test(text) ? readDate(text).value : undefined;
  return value !== undefined && /^\d{8}$/.test(value) ? value : undefined;
}

export const readBoolean = (text: string): boolean | undefined =>
  WORDS[text.toLowerCase()] ?? LETTERS[text.toLowerCase()] ?? (text === '1' ? true : text === '0' ? false : undefined);

type Counted = ReadonlyMap<string, number>;

/** Whether a text is a number but for what its commas and points mean; `n.a.` is none. */
export const looksLikeNumber = (text: string): boolean => /^[+−–\d.,-][\d.,eE+ -]*$/.test(text) && /\d/.test(text);

/** Whether the commas of a number may part its thousands: `1,234`. */
export const mayPartThousands = (text: string): boolean => THOUSANDS.test(text);

/** Texts after which others may have their turn. */
const PIECE = 1_000;

/**
 * A comma is decimal where no number has a point and at least one comma cannot part thousands. What is no number says
 * nothing.
 */
export function* hasDecimalComma(texts: Iterable<string>): Pieces<boolean> {
  let comma = false;
  let looked = 0;
  for (const text of texts) {
    if (++looked % PIECE === 0) yield;
    if (!looksLikeNumber(text)) continue;
    if (text.includes('.')) return false;
    if (WITH_COMMA.test(text) && !mayPartThousands(text)) comma = true;
  }
  return comma;
}

const isShort = (text: string): boolean => text.length <= MAX_CODE_LENGTH;

/** Whether the texts look like codes: few, short, and again and again. */
function areCodes(values: Counted, total: number): boolean {
  return values.size <= MAX_CODES && values.size * CODE_OCCURS <= total && [...values.keys()].every(isShort);
}

function booleans(texts: readonly string[]): boolean {
  const lower = texts.map((text) => text.toLowerCase());
  // A lone Y is a mark, as of the members of a core collection.
  return lower.every((text) => text in WORDS) || (lower.length > 1 && lower.every((text) => text in LETTERS));
}

function guess(values: Counted, decimalComma: boolean): DataType {
  const texts = [...values.keys()];
  if (booleans(texts)) return 'BOOLEAN';
  if (texts.every((text) => readDay(text) !== undefined)) return 'DATE';
  let total = 0;
  let readable = 0;
  const numbers = new Set<number>();
  for (const [text, count] of values) {
    total += count;
    const number = readNumber(text, decimalComma);
    if (number === undefined) continue;
    readable += count;
    numbers.add(number);
  }
  const isScore = (number: number) => Number.isInteger(number) && number >= 0 && number <= MAX_SCORE;
  if (readable === total) {
    if (texts.some((text) => LEADING_ZERO.test(text))) return values.size <= MAX_CODES ? 'CODED' : 'TEXT';
    return [...numbers].every(isScore) ? 'SCALE' : 'NUMERIC';
  }
  if (readable >= total * NEARLY_ALL && numbers.size > MAX_SCORE + 1) return 'NUMERIC';
  return areCodes(values, total) ? 'CODED' : 'TEXT';
}

/**
 * What the values of a descriptor are, from all of them and how often each occurs; a definition's type goes before.
 * In this order: yes and no; days; whole numbers from 0 to 9: SCALE; numbers with leading zeros: CODED; numbers, also
 * where up to 5 % are none (those are mistakes): NUMERIC; up to 100 short texts that occur twice on the average: CODED;
 * TEXT.
 */
export function valueType(
  values: Counted,
  defined?: DataType,
  decimalComma: boolean = atOnce(hasDecimalComma(values.keys())),
): ValueType {
  const isNumber = (text: string) => readNumber(text, decimalComma) !== undefined;
  if (defined === 'SCALE' && ![...values.keys()].every(isNumber)) return { dataType: 'CODED', decimalComma };
  if (defined === 'CODED' && values.size > MAX_CODES) return { dataType: 'TEXT', decimalComma };
  return { dataType: defined ?? guess(values, decimalComma), decimalComma };
}
