import type { Span } from '@/words/words-in';

/** Alternatives of a pattern. */
export const oneOf = (...sources: readonly string[]): string => sources.join('|');

/** Whole words of a folded text. */
export const phrasesOf = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');

/** Small words of French before a vowel: "d’Asie". */
export const ELIDED = /^(?:d|l|qu)['’](?=\p{L})/iu;

/** Where a pattern stands; it is global. */
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index: from, 0: { length } }) => ({ from, to: from + length }));

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
