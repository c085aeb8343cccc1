import { ENABLED_LANGUAGES, type Language } from '@/contract/constants';

const known = (code: unknown): Language | undefined => ENABLED_LANGUAGES.find((language) => language === code);

/** The first of these codes that letters can be written in, else English. */
export const letterLanguage = (...codes: unknown[]): Language =>
  codes.map(known).find((language) => language !== undefined) ?? 'en';
