import type { MatchReason } from '@/contract/accession/match';
import { valueAt } from '../columns/coded-column';
import type { Model } from '../model';
import type { MatchIndex } from './match-index';
import { sameRuns, spellKey } from './spelling';

/** An accession that a text may mean, and by which of its values. */
export interface Hit {
  row: number;
  reason: MatchReason;
  value: string;
}

/** What speaks for which accessions, the strongest kind first; no accession twice. Weaker kinds are looked for when read. */
export interface Evidence {
  /** The accession number as it is written. */
  readonly written: Hit[];
  /** The accession number but for case, spaces, punctuation and look-alikes. */
  readonly spelled: Hit[];
  /** Another number or a name. */
  readonly other: Hit[];
  /** The accession number but for leading zeros or a missing prefix. */
  readonly similar: Hit[];
}

/** Holders that a text is narrowed to: WIEWS codes. */
export type Holders = ReadonlySet<string> | undefined;

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

interface Reference extends Hit {
  usedBy?: string;
}

/** Asks the index for one text, without taking it apart. */
export class Witness {
  readonly #model: Model;
  readonly #index: MatchIndex;

  constructor(model: Model, index: MatchIndex) {
    this.#model = model;
    this.#index = index;
  }

  holderOf(row: number): string {
    return valueAt(this.#model.data.instCode, row) ?? '';
  }

  numberOf(row: number): string {
    return this.#model.data.acceNumb.text(row) ?? '';
  }

  #hits(rows: readonly number[], reason: MatchReason, holders: Holders): Hit[] {
    const held = holders ? rows.filter((row) => holders.has(this.holderOf(row))) : rows;
    return held.map((row) => ({ row, reason, value: this.numberOf(row) }));
  }

  /**
   * A number of another accession may only say where that one is a duplicate of: then it is no second meaning.
   * So it is where the record names the holder, or writes a number with letters exactly as the holder does.
   */
  #refersTo({ usedBy, value }: Reference, { row }: Hit): boolean {
    const number = this.numberOf(row);
    return usedBy === undefined ? hasLetters(number) && value === number : usedBy === this.holderOf(row);
  }

  of(text: string, holders?: Holders): Evidence {
    const key = spellKey(text);
    if (key === '') return { written: [], spelled: [], other: [], similar: [] };
    const numbers = this.#hits(this.#index.bySpelling(key), 'number', holders);
    const written = numbers.filter(({ value }) => value === text);
    const spelled = numbers
      .filter(({ value }) => value !== text && sameRuns(value, text))
      .map((hit): Hit => ({ ...hit, reason: 'spelling' }));
    const sure = [...written, ...spelled];
    const isNew = ({ row }: { row: number }): boolean => !sure.some((hit) => hit.row === row);
    const other = once(() => this.#others(text, key, sure, holders).filter(isNew));
    const similar = once(() => {
      const rows = [...this.#index.byZeros(key), ...(/^[0-9]/.test(key) ? this.#index.byStem(key) : [])];
      return this.#hits([...new Set(rows)], 'similar', holders).filter(isNew);
    });
    return {
      written,
      spelled,
      get other() {
        return other();
      },
      get similar() {
        return similar();
      },
    };
  }

  #others(text: string, key: string, sure: readonly Hit[], holders: Holders): Hit[] {
    return this.#index
      .byOther(key)
      .filter(({ row, value }) => sameRuns(value.text, text) && (!holders || holders.has(this.holderOf(row))))
      .map(({ row, value: { text: value, reason, usedBy } }): Reference => ({ row, reason, value, usedBy }))
      .filter((reference) => !sure.some((hit) => this.#refersTo(reference, hit)))
      .map(({ row, reason, value }): Hit => ({ row, reason, value }));
  }

  /** Accession numbers that only have a letter O where the text has a zero, I or l for 1, or the other way round. */
  mistaken(text: string, holders?: Holders): Hit[] {
    const key = spellKey(text);
    const zeros = (letters: string): string => '0'.repeat(letters.length);
    const forms = new Set([
      key.replace(/(?<=[0-9])o+/g, zeros),
      key.replace(/(?<=[0-9])o+|o+(?=[0-9])/g, zeros),
      key.replace(/(?<=[0-9])[il]/g, '1'),
      key.replace(/(?<=[0-9])[il]|[il](?=[0-9])/g, '1'),
      key.replace(/(?<=\p{L})0+/gu, (found) => 'o'.repeat(found.length)),
    ]);
    forms.delete(key);
    const rows = new Set([...forms].flatMap((form) => this.#index.bySpelling(form)));
    return this.#hits([...rows], 'similar', holders);
  }
}
