import type { Meaning } from '@/contract/accession/suggest';
import { normalForm } from './normal-form';
import { isLeftWord } from './plain-words';
import { TRAIT_WORDS, WANTED_WORDS } from './trait-words';
import { UNSPACED } from './unspaced';

const wantedForms = WANTED_WORDS.split(',').map(normalForm);
const WANTED = new Set(wantedForms);
const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`, 'u');

const table = TRAIT_WORDS.map(([word, english]) => ({
  form: normalForm(word),
  english: normalForm(english),
  unspaced: UNSPACED_LETTER.test(word),
}));
const unspacedWanted = wantedForms
  .filter((form) => UNSPACED_LETTER.test(form.normalize('NFC')))
  .toSorted((a, b) => b.length - a.length);

/** Words of other languages in those of titles; small words and what is wanted of a trait are left out. */
export function tellingWords(words: string): string[] {
  let form = ` ${words
    .split(/[\s,;]+/)
    .filter((word) => !isLeftWord(word))
    .map(normalForm)
    .join(' ')} `;
  const small = ` ${normalForm(words)} `;
  const known = table.find(({ form: word }) => small.includes(` ${word} `));
  if (known) form = small.replace(` ${known.form} `, ` ${known.english} `);
  for (const { form: word, english, unspaced } of table)
    if (unspaced && form.includes(word)) form = form.replace(word, ` ${english} `);
  for (const word of unspacedWanted) form = form.replace(word, ' ');
  const all = form.split(' ').filter((word) => word && !isLeftWord(word.normalize('NFC')));
  const telling = all.filter((word) => !WANTED.has(word));
  return telling.length > 0 ? telling : all;
}

const traitForms = new Set(table.flatMap(({ form }) => form.split(' ')).filter((form) => !isLeftWord(form)));

/** Whether people say it of traits: it is no mistake for something else. */
export const isTraitWord = (word: string): boolean => {
  const form = normalForm(word);
  return WANTED.has(form) || traitForms.has(form);
};

interface Row {
  words: ReadonlySet<string>;
  meaning: Meaning;
}

/** Things found by some words of their titles, in any order. */
export class TitleIndex {
  readonly #rows: readonly Row[];

  constructor(titled: Iterable<{ meaning: Meaning; title: string }>) {
    this.#rows = [...titled].map(({ meaning, title }) => ({ meaning, words: new Set(normalForm(title).split(' ')) }));
  }

  /** Those whose titles have all these words, the fewest others first; undefined where there is none. */
  find(words: string): Meaning[] | undefined {
    const telling = tellingWords(words);
    if (telling.length === 0) return undefined;
    const found = this.#rows.filter((row) => telling.every((word) => row.words.has(word)));
    const sorted = found.toSorted(
      (a, b) => a.words.size - b.words.size || (b.meaning.count ?? 0) - (a.meaning.count ?? 0),
    );
    // One that has several titles is found once.
    return sorted.length > 0 ? [...new Set(sorted.map(({ meaning }) => meaning))] : undefined;
  }
}
