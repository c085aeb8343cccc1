import { bareDoi, isDoi, isUuid } from '@/contract/patterns';
import { fold } from '@/contract/fold';
import { addAll, addRow, noRows, type Bits } from '../columns/bits';
import { rowsWithCodes, type CodedColumn } from '../columns/coded-column';
import { HashIndex } from '../columns/hash-index';
import { newPlace, type TextColumn } from '../columns/text-column';
import type { Pieced } from '../kept/pieced';
import type { NamedCatalogue } from '../named-catalogue';
import { genusSpecies } from '../taxon-name';
import { LOWER, pieces } from './fold';
import { WordIndex } from './word-index';

/** Which part of the record is searched: all of it, or what lies below one property. */
export const TEXT_SCOPES = ['', 'institute', 'countryOfOrigin', 'taxonomy'] as const;
export type TextScope = (typeof TEXT_SCOPES)[number];

interface Coded extends Pieced {
  scope: TextScope;
  codes: CodedColumn<unknown>['codes'];
  /** By code: the words with a space on both sides of each. */
  words(): readonly string[];
}

/** A DOI without what stands before it, in lower case; undefined for any other text. */
export const plainDoi = (text: string): string | undefined => (isDoi(text) ? bareDoi(text).toLowerCase() : undefined);

const encoder = new TextEncoder();

/** Of the lower case of plain ASCII, which DOIs are. */
const hashBytes = (bytes: Uint8Array, from: number, to: number): number => {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (LOWER[bytes[i] ?? 0] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const hashText = (text: string): number => {
  const bytes = encoder.encode(text);
  return hashBytes(bytes, 0, bytes.length);
};

const wordsOf = (texts: unknown[]): string => ` ${pieces(fold(texts.filter(Boolean).join(' '))).join(' ')} `;

function coded<T>(scope: TextScope, { codes, values }: CodedColumn<T>, texts: (value: T) => unknown[]): Coded {
  const words: string[] = [];
  const work = (most: number): boolean => {
    for (const value of values.slice(words.length, words.length + most))
      words.push(value === undefined ? ' ' : wordsOf(texts(value)));
    return words.length === values.length;
  };
  return {
    scope,
    codes,
    size: values.length,
    get read() {
      return words.length;
    },
    work,
    words: () => {
      work(Infinity);
      return words;
    },
  };
}

/** The rows of each DOI. */
class Dois implements Pieced {
  readonly #column: TextColumn;
  readonly #index: HashIndex;
  read = 0;

  constructor(column: TextColumn) {
    this.#column = column;
    this.#index = new HashIndex(column.rows);
  }

  get size(): number {
    return this.#column.rows;
  }

  work(rows: number): boolean {
    const place = newPlace();
    const end = Math.min(this.size, this.read + rows);
    for (; this.read < end; this.read++)
      if (this.#column.find(this.read, place)) this.#index.add(this.read, hashBytes(place.bytes, place.from, place.to));
    return end === this.size;
  }

  /** Of one in lower case. */
  rows(doi: string): number[] {
    this.work(Infinity);
    return this.#index.find(hashText(doi), (row) => this.#column.text(row)?.toLowerCase() === doi);
  }
}

/** Those that may be renamed. */
const namedTexts = (model: NamedCatalogue): Coded[] => [
  coded('institute', model.data.instCode, (code) => {
    const { fullName, acronym, country } = model.institute(code);
    return [code, fullName, acronym, country?.name];
  }),
  coded('', model.data.crop, (code) => [code, model.crop(code).name, ...model.crop(code).otherNames]),
];

function codedTexts(model: NamedCatalogue): Coded[] {
  const { data } = model;
  return [
    coded('taxonomy', data.taxon, (taxon) => [genusSpecies(taxon), taxon.subtaxa, taxon.family]),
    coded('countryOfOrigin', data.origCty, (code) => [code, model.country(code).name]),
    coded('', data.cropName, (name) => [name]),
    coded('', data.collMissId, (id) => [id]),
    coded('', data.collName, (names) => [...names]),
    coded('', data.bredName, (names) => [...names]),
  ];
}

/** Full text over accession number, names, numbers, site, taxon, crop, institute, countries, collectors, breeders, DOI. */
export class TextSearch implements Pieced {
  readonly #model: NamedCatalogue;
  readonly #coded: Coded[];
  #named: Coded[];
  readonly #words: ReadonlyMap<TextColumn, WordIndex>;
  readonly #dois: Dois;
  readonly #parts: readonly Pieced[];
  readonly #unread: Pieced[];

  constructor(model: NamedCatalogue) {
    const { data } = model;
    this.#model = model;
    this.#coded = codedTexts(model);
    this.#named = namedTexts(model);
    const { acceNumb, acceName, collNumb, collSite, otherNumb, donorNumb } = data;
    this.#words = new Map(
      [acceNumb, acceName, collNumb, collSite, otherNumb, donorNumb].map((column) => [column, new WordIndex(column)]),
    );
    this.#dois = new Dois(data.doi);
    this.#parts = [this.#dois, ...this.#named, ...this.#coded, ...this.#words.values()];
    this.#unread = [...this.#parts];
  }

  get size(): number {
    return this.#parts.reduce((sum, { size }) => sum + size, 0);
  }

  get read(): number {
    return this.#parts.reduce((sum, { read }) => sum + read, 0);
  }

  /** Institutes, crops have other names. */
  renamed(): void {
    this.#named = namedTexts(this.#model);
  }

  /** Reads at most so many rows or values more of a column; true when all words are known. */
  work(rows: number): boolean {
    const next = this.#unread[0];
    if (next?.work(rows)) this.#unread.shift();
    if (rows === Infinity && this.#unread.length > 0) return this.work(rows);
    return this.#unread.length === 0;
  }

  /** The words of a column; undefined for columns that are not searched. */
  wordsOf(column: TextColumn): WordIndex | undefined {
    return this.#words.get(column);
  }

  rowsOfDoi(doi: string): number[] {
    const wanted = plainDoi(doi);
    if (wanted === undefined) return [];
    return this.#dois.rows(wanted);
  }

  /**
   * What a text asks for: DOIs and uuids as they are, all else as runs of letters and of digits, so that `PI316141`
   * and `PI 316141` ask for the same.
   */
  static terms(text: string): string[] {
    return text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) => {
        const whole = plainDoi(word) ?? (isUuid(word) ? word.toLowerCase() : undefined);
        if (whole !== undefined) return [whole];
        const parts = pieces(fold(word));
        // Signs alone are looked for, and not found.
        return parts.length > 0 ? parts : [word];
      });
  }

  /** The rows with a term of `terms`: letters are the beginning of a word, digits a whole number. */
  rows(scope: TextScope, term: string): Bits {
    const { data } = this.#model;
    const whole = plainDoi(term) !== undefined || isUuid(term);
    if (whole || !/^[\p{L}\p{N}]+$/u.test(term)) {
      const bits = noRows(data.rows);
      if (!whole || scope !== '') return bits;
      for (const row of this.rowsOfDoi(term)) addRow(bits, row);
      const row = this.#model.uuids.row(term);
      if (row !== undefined) addRow(bits, row);
      return bits;
    }
    const bits = noRows(data.rows);
    if (scope === '') for (const index of this.#words.values()) index.addRows(term, bits);
    const wanted = /^\p{N}/u.test(term) ? ` ${term} ` : ` ${term}`;
    for (const each of [...this.#named, ...this.#coded]) {
      if (scope !== '' && each.scope !== scope) continue;
      const accept = Uint8Array.from(each.words(), (words) => (words.includes(wanted) ? 1 : 0));
      if (accept.includes(1)) addAll(bits, rowsWithCodes(each.codes, accept));
    }
    return bits;
  }
}
