import { fold } from '@/contract/fold';
import { plain } from './spelling';

/** What people write before and around a number. */
const NOISE = new Set(
  'acc accno accession accessions accenumb no nr num numb number n id entry sample code genebank catalogue cat'.split(
    ' ',
  ),
);
const MAX_WORDS = 16;
const MAX_PART_LENGTH = 5;

export const isNoise = (word: string): boolean => NOISE.has(fold(word).replace(/[^\p{L}]+/gu, ''));

/** The words of a text; what has neither letter nor digit is none. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s,;:|()[\]{}=<>"“”]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

export interface Part {
  from: number;
  to: number;
  text: string;
}

/** All runs of words that hold a digit, the longest first, the whole left out. */
export function partsOf(words: readonly string[]): Part[] {
  const some = words.slice(0, MAX_WORDS);
  const parts: Part[] = [];
  for (let length = Math.min(MAX_PART_LENGTH, some.length); length > 0; length--)
    for (let from = 0; from + length <= some.length; from++) {
      if (length === words.length) continue;
      const text = some.slice(from, from + length).join(' ');
      if (/[0-9]/.test(text)) parts.push({ from, to: from + length, text });
    }
  return parts;
}
