import type { Meaning } from '@/contract/accession/suggest';
import { editDistance } from './edit-distance';
import { normalForm } from './normal-form';
import { UNSPACED } from './unspaced';

/** Something that has names. */
export interface Named {
  meaning: Meaning;
  /** In any language, the same one twice does no harm. */
  names: readonly string[];
  /** Names of which only what they begin with is typed, not words inside of them; descriptors are found by any word. */
  whole?: boolean;
}

export const named = (meaning: Meaning, names: readonly string[]): Named => ({ meaning, names });

interface Row {
  form: string;
  meaning: Meaning;
  /** Whether the form is a whole name, not only the end of one. */
  whole: boolean;
}

/** Words that are shorter are not taken for others. */
const MIN_CORRECTED = 4;
const MIN_CORRECTED_TWICE = 8;

const mostWrong = ({ length }: string): number => (length < MIN_CORRECTED ? 0 : length < MIN_CORRECTED_TWICE ? 1 : 2);

const UNSPACED_NAME = new RegExp(`^[${UNSPACED} ]+$`, 'u');

/** Korean and Japanese names are written with spaces and without. */
const formsOf = (name: string): string[] =>
  [name, ...(UNSPACED_NAME.test(name) ? [name.replaceAll(' ', '')] : [])].map(normalForm).filter(Boolean);

const lettersOf = (word: string): string => [...word].toSorted().join('');

/** Letters are exchanged more often than they are wrong, and the first one is seldom wrong. */
const likenessOf = (typed: string, meant: string): number =>
  (lettersOf(typed) === lettersOf(meant) ? 2 : 0) + (typed[0] === meant[0] ? 1 : 0);

/** Things whose names are read in one piece. */
const PIECE = 200;

const byCount = (a: Meaning, b: Meaning): number => (b.count ?? 0) - (a.count ?? 0);

/** What a text is read by. */
export type Names = Pick<Lexicon, 'exact' | 'similar' | 'byKey' | 'longest' | 'longestFrom'>;

/** Names and what they mean, found by their normal form, by their beginning, or with letters wrong. */
export class Lexicon {
  readonly #exact = new Map<string, Meaning[]>();
  readonly #keys = new Map<string, Meaning>();
  readonly #byLength: string[][] = [];
  /** Sorted by form, for what begins so. */
  readonly #rows: Row[] = [];
  #longest = 1;
  /** The most words of a name by its first one. */
  readonly #longestFrom = new Map<string, number>();

  constructor(names: Iterable<Named> = []) {
    for (const step of this.#learn(names)) void step;
  }

  /** The same in pieces that are short themselves, for who has others waiting. */
  static *inPieces(names: Iterable<Named>): Generator<undefined, Lexicon> {
    const made = new Lexicon();
    yield* made.#learn(names);
    return made;
  }

  *#learn(names: Iterable<Named>): Generator<undefined, void> {
    /** By what they begin with, so that each part is sorted by itself. */
    const rows = new Map<string, Row[]>();
    const add = (row: Row) => {
      const first = row.form.charAt(0);
      const known = rows.get(first);
      if (known) known.push(row);
      else rows.set(first, [row]);
    };
    let read = 0;
    for (const { meaning, names: all, whole = false } of names) {
      if ((read += 1) % PIECE === 0) yield;
      this.#keys.set(`${meaning.kind}:${meaning.key.toLowerCase()}`, meaning);
      for (const form of new Set(all.flatMap(formsOf))) {
        const words = form.split(' ');
        const [first = ''] = words;
        this.#longest = Math.max(this.#longest, words.length);
        if (words.length > (this.#longestFrom.get(first) ?? 0)) this.#longestFrom.set(first, words.length);
        const known = this.#exact.get(form);
        if (!known) {
          this.#exact.set(form, [meaning]);
          (this.#byLength[form.length] ??= []).push(form);
        } else if (!known.includes(meaning)) known.push(meaning);
        add({ form, meaning, whole: true });
        if (!whole)
          for (let at = 1; at < words.length; at += 1) add({ form: words.slice(at).join(' '), meaning, whole: false });
      }
    }
    yield;
    for (const meanings of this.#exact.values()) if (meanings.length > 1) meanings.sort(byCount);
    for (const first of [...rows.keys()].toSorted()) {
      yield;
      const part = rows.get(first) ?? [];
      part.sort((a, b) => (a.form < b.form ? -1 : a.form > b.form ? 1 : 0));
      for (const row of part) this.#rows.push(row);
    }
  }

  /** In words. */
  get longest(): number {
    return this.#longest;
  }

  /** How many words the longest name has that begins with this one; none where no name does. */
  longestFrom(word: string): number {
    const [first = ''] = normalForm(word).split(' ');
    return first ? (this.#longestFrom.get(first) ?? 0) : this.#longest;
  }

  byKey(kind: Meaning['kind'], key: string): Meaning | undefined {
    return this.#keys.get(`${kind}:${key.toLowerCase()}`);
  }

  /** What exactly these words mean, the most frequent first. */
  exact(words: string): readonly Meaning[] {
    return this.#exact.get(normalForm(words)) ?? [];
  }

  /** What they may mean if one letter is wrong, of long words two; only the nearest. */
  similar(words: string): readonly Meaning[] {
    const form = normalForm(words);
    const most = mostWrong(form);
    if (most === 0 || /\d/.test(form)) return [];
    let least = most;
    let nearest: string[] = [];
    for (let length = form.length - most; length <= form.length + most; length += 1)
      for (const other of this.#byLength[length] ?? []) {
        if (other.length < MIN_CORRECTED || other === form) continue;
        const distance = editDistance(form, other, least);
        if (distance > least) continue;
        if (distance < least) nearest = [];
        least = distance;
        nearest.push(other);
      }
    const likeness = Math.max(...nearest.map((other) => likenessOf(form, other)));
    const likeliest = nearest.filter((other) => likenessOf(form, other) === likeness);
    return [...new Set(likeliest.flatMap((other) => this.#exact.get(other) ?? []))].sort(byCount);
  }

  /** Each thing with a name, or a word in one, that begins so: whole names first, then by count. */
  startingWith(words: string): Meaning[] {
    const form = normalForm(words);
    if (!form) return [];
    let low = 0;
    for (let high = this.#rows.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((this.#rows[middle]?.form ?? '') < form) low = middle + 1;
      else high = middle;
    }
    const rank = new Map<Meaning, number>();
    for (let at = low; at < this.#rows.length; at += 1) {
      const row = this.#rows[at];
      if (!row?.form.startsWith(form)) break;
      const now = row.form === form && row.whole ? 2 : row.whole ? 1 : 0;
      rank.set(row.meaning, Math.max(rank.get(row.meaning) ?? 0, now));
    }
    return [...rank].sort((a, b) => b[1] - a[1] || byCount(a[0], b[0])).map(([meaning]) => meaning);
  }
}
