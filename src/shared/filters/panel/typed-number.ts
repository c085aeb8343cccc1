import { numberFormat } from '@/shared/ui/intl';

/** Both included; either may be left open. */
export interface Bounds {
  min?: number;
  max?: number;
}

/** A number, none, or two between which only a person can choose: ways to write each beyond doubt. */
export type TypedNumber = number | 'none' | { fraction: string; whole: string };

const ZEROS = { ARABIC_INDIC: 0x0660, EXTENDED_ARABIC_INDIC: 0x06f0 };
const MARKS = /[\u061c\u200e\u200f]/g;
/** Thousands parted by one sign, and maybe a fraction behind another one. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’\s٬])\d{3})(?:\1\d{3})*(?:(?!\1)[.,٫](\d+))?$/;
const PLAIN = /^(?:\d+(?:[.,٫]\d*)?|[.,٫]\d+)$/;

function signsOf(language: string): { decimal: string; group: string } {
  const parts = numberFormat(language, {}).formatToParts(1234567.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: signOf('decimal'), group: signOf('group') };
}

const westernDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (code < ZEROS.EXTENDED_ARABIC_INDIC ? ZEROS.ARABIC_INDIC : ZEROS.EXTENDED_ARABIC_INDIC));
};

export const isWithin = (value: number, { min = -Infinity, max = Infinity }: Bounds) => value >= min && value <= max;

/**
 * A number as people write it in a language: its digits, sign, thousands and fraction; the signs of other languages where
 * they leave no doubt. "1.250" on a page in English may be either: it is no way to write 1.25 there.
 */
export function readNumber(text: string, language: string, bounds: Bounds = {}): TypedNumber {
  const western = text
    .normalize('NFKC')
    .replace(MARKS, '')
    .replace(/[٠-٩۰-۹]/g, westernDigit)
    .trim();
  const [, sign = '', digits = ''] = /^([-+−]?)\s*(.*)$/s.exec(western) ?? [];
  const minus = sign === '-' || sign === '−' ? '-' : '';
  const numberOf = (spelled: string) => Number(minus + spelled);
  const plain = PLAIN.test(digits) ? numberOf(digits.replace(/[,٫]/, '.')) : undefined;
  const [, separator, fraction = ''] = GROUPED.exec(digits) ?? [];
  if (separator === undefined) return plain ?? 'none';
  const whole = digits.slice(0, fraction ? -fraction.length - 1 : undefined).replaceAll(separator, '');
  const grouped = numberOf(`${whole}.${fraction}`);
  if (plain === undefined || !isWithin(plain, bounds)) return grouped;
  if (!isWithin(grouped, bounds)) return plain;
  const { decimal, group } = signsOf(language);
  if (separator === group) return grouped;
  if (separator === decimal && !digits.endsWith('0')) return plain;
  return { fraction: `${minus}${digits.replace(separator, decimal)}0`, whole: minus + whole };
}

/** A number as it is read again in that language. */
export function spellNumber(value: number, language: string): string {
  const spelled = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
  return spelled.replace('.', signsOf(language).decimal);
}
