import { fold } from '@/contract/fold';

/** Endings of plurals and of their singulars, each made one: a form is compared, never read. */
const PLURALS: readonly [RegExp, string][] = [
  [/ies$/, 'i'],
  // "Arroz" and "arroces", "noz" and "nozes".
  [/[cz]es$/, 'z'],
  [/oes$/, 'o'],
  [/ais$|aux$/, 'al'],
  [/(?<=\w{3})ois$/, 'ol'],
  [/([^s])s$/, '$1'],
];
const SINGULARS: readonly [RegExp, string][] = [
  [/[cz]e$/, 'z'],
  [/ao$/, 'o'],
  [/y$/, 'i'],
  [/m$/, 'n'],
  [/e$/, ''],
];
const MIN_STEMMED = 4;

const applied = (word: string, rules: readonly [RegExp, string][]): string => {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(...rule) : word;
};

function stem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word.replace(/^(?:ال|لل)(?=\p{L}{3})/u, '');
  const single = word.length < MIN_STEMMED ? word : applied(word, PLURALS);
  return single.length < MIN_STEMMED ? single : applied(single, SINGULARS);
}

/** Words without what varies in writing: case, accents, hyphens, plural endings, the article of Arabic. */
export const normalForm = (text: string): string =>
  fold(text.replace(/['’ʼ]s?(?=\P{L}|$)/gu, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem)
    .join(' ');
