import type { Meaning } from '@/contract/suggest';
import { normalForm } from './normal-form';

/** Words of what people want of a trait, and not of which trait it is. */
const WANTED = new Set(
  normalForm(
    'tolerant tolerance resistant resistance susceptible susceptibility high low early late tall short big small large ' +
      'tolerante tolerancia resistente resistencia tolérant tolérance résistant résistance odolný odolná odolnost ' +
      'tolerância resistência alto alta bajo baja',
  ).split(' '),
);

interface Row {
  words: ReadonlySet<string>;
  meaning: Meaning;
}

/** What is observed of accessions, found by the words of its title. */
export class TraitIndex {
  readonly #rows: readonly Row[];

  constructor(traits: Iterable<{ meaning: Meaning; title: string }>) {
    this.#rows = [...traits].map(({ meaning, title }) => ({ meaning, words: new Set(normalForm(title).split(' ')) }));
  }

  /** Those whose titles have all these words, the fewest others first; undefined where there is none. */
  find(words: string): Meaning[] | undefined {
    const all = normalForm(words).split(' ').filter(Boolean);
    const telling = all.filter((word) => !WANTED.has(word));
    const wanted = telling.length > 0 ? telling : all;
    if (wanted.length === 0) return undefined;
    const found = this.#rows.filter((row) => wanted.every((word) => row.words.has(word)));
    const sorted = found.toSorted(
      (a, b) => a.words.size - b.words.size || (b.meaning.count ?? 0) - (a.meaning.count ?? 0),
    );
    return sorted.length > 0 ? sorted.map(({ meaning }) => meaning) : undefined;
  }
}
