import { fold } from '@/contract/fold';

/** Endings of plurals and what they become, so that singular and plural are one form; a form is nothing to be read. */
const ENDINGS: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/oes$/, 'ao'],
  [/ais$/, 'al'],
  [/aux$/, 'al'],
  [/ns$/, 'm'],
  [/([^s])s$/, '$1'],
];
const MIN_STEMMED = 4;

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);

function stem(word: string): string {
  if (word.length < MIN_STEMMED || !isLatin(word)) return word.replace(/^(?:ال|لل)(?=\p{L}{3})/u, '');
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  const single = ending ? word.replace(...ending) : word;
  return single.length > MIN_STEMMED ? single.replace(/e$/, '') : single;
}

/** Words without what varies in writing: case, accents, hyphens, plural endings, the article of Arabic. */
export const normalForm = (text: string): string =>
  fold(text.replace(/['’ʼ]s?(?=\P{L}|$)/gu, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem)
    .join(' ');
