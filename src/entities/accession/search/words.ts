import type { Meaning, WordsPart } from '@/contract/accession/suggest';

type Span = Pick<WordsPart, 'from' | 'to'>;

const QUOTES = /["“”„«»「」]/gu;

export const plain = (words: string): string => words.replace(QUOTES, ' ').replace(/\s+/g, ' ').trim();

/** Words that are sought as they are written. */
export const quoted = (words: string): string => `"${plain(words)}"`;

export const isQuoted = (q: string): boolean => /^"[^"]*"$/.test(q);

/** Words that mean one thing only: `origin:GEO`, `taxon:"Zea mays"`. */
export function qualified({ kind, key }: Pick<Meaning, 'kind' | 'key'>): string {
  const value = key.replaceAll('"', '');
  return `${kind}:${/\s/.test(value) ? `"${value}"` : value}`;
}

const QUALIFIED = /^[a-z]+:(?:"[^"]*"|\S+)$/u;

/** Whether somebody chose the meaning, rather than typed words for it. */
export const isQualified = (words: string): boolean => QUALIFIED.test(words);

/** A search with other words in the place of some. */
export const replaced = (q: string, { from, to }: Span, words: string): string =>
  [q.slice(0, from).trim(), words, q.slice(to).trim()].filter(Boolean).join(' ');
