import type { Language } from '@/contract/constants';

/** What stands between thousands, and from how many digits on (CLDR 47, `symbols/group` and `minimumGroupingDigits`). */
const GROUPS: Readonly<Record<Language, readonly [sign: string, from: number]>> = {
  en: [',', 4],
  es: ['.', 5],
  fr: ['\u202F', 4],
  cs: ['\u00A0', 4],
  ar: [',', 4],
  'pt-BR': ['.', 4],
  ko: [',', 4],
  ja: [',', 4],
};

/**
 * A count in Western digits, as `Intl.NumberFormat` writes it. A phone takes a fifth of a second for its first formatter,
 * and most first views show nothing but counts.
 * @returns undefined for other numbers and languages.
 */
export function wholeNumber(value: number, language: string): string | undefined {
  if (!Number.isSafeInteger(value) || value < 0 || Object.is(value, -0) || !Object.hasOwn(GROUPS, language))
    return undefined;
  const [sign, from] = GROUPS[language as Language];
  const digits = String(value);
  return digits.length < from ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
}
