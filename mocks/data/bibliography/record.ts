import type { ReadCitation } from '@/contract/citation/citation-schema';

/** A record of a text, its values by the tags of its format. */
export interface RawRecord {
  /** Where it begins, from 1. */
  line: number;
  values: readonly (readonly [tag: string, value: string])[];
}

export interface RawRecords {
  records: RawRecord[];
  unreadable: { line: number; text: string }[];
}

/** One blank for several, so that no expression tries all their parts. */
export const oneBlank = (text: string): string => text.replace(/\s+/g, ' ');

/** Puts one value where it belongs; false where it has no place. */
export type Place = (citation: ReadCitation, value: string) => boolean | void;

/** As babel and people call them. */
const LANGUAGES: Readonly<Record<string, string>> = {
  arabic: 'ar',
  chinese: 'zh',
  czech: 'cs',
  dutch: 'nl',
  english: 'en',
  french: 'fr',
  german: 'de',
  ngerman: 'de',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  portuguese: 'pt',
  russian: 'ru',
  spanish: 'es',
};

/** A place that takes one value: what comes after it has none. */
export const once =
  <K extends keyof ReadCitation>(
    name: K,
    read: (value: string) => ReadCitation[K] | undefined = (value) => value as ReadCitation[K],
  ): Place =>
  (citation, value) => {
    const known = citation[name];
    const taken = read(value);
    if (taken === undefined || (known !== undefined && known !== null && known !== taken)) return false;
    citation[name] = taken;
    return true;
  };

export const list =
  (name: 'authors' | 'keywords', parts: (value: string) => string[] = (value) => [value]): Place =>
  (citation, value) =>
    void (citation[name] = [...(citation[name] ?? []), ...parts(value)]);

export const words = (value: string): string[] => value.split(/[;,]/).flatMap((word) => word.trim() || []);
export const yearOf = (value: string): number | undefined => {
  const [, year] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(value) ?? [];
  return year === undefined ? undefined : Number(year);
};
export const languageOf = (value: string): string | undefined =>
  LANGUAGES[value.toLowerCase()] ?? (/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(value) ? value : undefined);
/** An en dash between the first and the last. */
export const pagesOf = (value: string): string => oneBlank(value).replace(/ ?(?:-+|–|—) ?/g, '–');
