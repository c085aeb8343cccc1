import type { Language } from '@/contract/constants';

interface Symbols {
  group: string;
  /** Digits before the decimal sign from which on thousands are parted. */
  from: number;
  decimal: string;
  minus: string;
}

const POINT: Symbols = { group: ',', from: 4, decimal: '.', minus: '-' };

/** CLDR 47, Western digits: `symbols/group`, `minimumGroupingDigits`, `symbols/decimal`, `symbols/minusSign`. */
const SYMBOLS: Readonly<Record<Language, Symbols>> = {
  en: POINT,
  es: { ...POINT, group: '.', from: 5, decimal: ',' },
  fr: { ...POINT, group: '\u202F', decimal: ',' },
  cs: { ...POINT, group: '\u00A0', decimal: ',' },
  ar: { ...POINT, minus: '\u200E-' },
  'pt-BR': { ...POINT, group: '.', decimal: ',' },
  ko: POINT,
  ja: POINT,
};

/**
 * A number in Western digits with `least` to `most` of them behind the decimal sign, rounded and written as
 * `Intl.NumberFormat` does. A phone takes a fifth of a second for its first formatter, and most pages show nothing else.
 * @returns undefined for other languages, and for what is too large, too small or no number at all.
 */
export function plainNumber(value: number, language: string, least = 0, most = least): string | undefined {
  if (!Object.hasOwn(SYMBOLS, language)) return undefined;
  const { group, from, decimal, minus } = SYMBOLS[language as Language];
  // By its decimal digits, as the browser: 1.005 is 1.01, and not the binary number a little below it.
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
  const isUp = Number(fraction[most] ?? 0) >= 5;
  const scaled = Number(whole + fraction.slice(0, most).padEnd(most, '0')) + Number(isUp);
  if (!Number.isSafeInteger(scaled) || /e/.test(whole + fraction)) return undefined;
  const digits = String(scaled).padStart(most + 1, '0');
  const before = digits.slice(0, digits.length - most);
  const behind = digits.slice(before.length).replace(/0+$/, '').padEnd(least, '0');
  const sign = value < 0 || Object.is(value, -0) ? minus : '';
  const grouped = before.length < from ? before : before.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return sign + grouped + (behind && decimal + behind);
}
