import { cleanText } from '@/mcpd/reading/clean-text';
import type { SourceRow } from '@/mcpd/reading/separated-rows';
import { columnLetters } from '@/tables/xlsx/cell-text';
import type { OddCell } from '@/tables/xlsx/sheet-rows';
import { Interned } from './interned';
import type { LongLayout, WideLayout } from './layout';
import type { NoteKind } from './notes';
import { NumberList } from './number-list';
import { descriptorKey } from './definitions';
import { rowHash } from './row-hash';
import { isNoValue, valueOf } from './value-of';

/** The texts of one descriptor in all files, and how often each occurs. */
export interface RawDescriptor {
  /** As the first row that names it has it. */
  name: string;
  values: Interned;
  counts: number[];
}

/** What the files share: a descriptor of two files is one descriptor. */
export class RawDescriptors {
  readonly all: RawDescriptor[] = [];
  readonly #places = new Map<string, number>();

  place(name: string): number {
    const key = descriptorKey(name);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.all.length);
    return this.all.push({ name, values: new Interned(), counts: [] }) - 1;
  }
}

/** How an observation names its accession. */
export interface NamedAccession {
  institute: string;
  number: string;
  doi: string;
  /** Tells apart accessions that share a number. */
  genus?: string;
}

const FAULTS = { error: 'errorCell', noResult: 'noResult' } as const;

interface NotedValue {
  column?: string;
  value?: string;
  detail?: string;
}

/** @param place see `RawTable.place`. */
type Say = (kind: NoteKind, line: number, more?: NotedValue, place?: number) => void;

const quiet = () => undefined;
/** The observations of one file as they stand there, column by column. */
export class RawTable {
  readonly accessions = new Interned();
  readonly methods = new Interned();
  /** By observation: line, place of accession, descriptor, value, method. */
  readonly line = new NumberList(Uint32Array);
  readonly accession = new NumberList(Uint32Array);
  readonly descriptor = new NumberList(Uint32Array);
  readonly value = new NumberList(Uint32Array);
  readonly method = new NumberList(Uint32Array);
  /** Where each value stands in a wide table. */
  readonly column = new NumberList(Uint32Array);
  /** How many values there are, by their place. */
  readonly placed = new Map<number, number>();
  rows = 0;
  observations = 0;
  refused = 0;
  readonly #seen = new Map<number, number>();

  constructor(
    readonly layout: LongLayout | WideLayout,
    private readonly descriptors: RawDescriptors,
    private readonly say: Say,
    /** Whether a text among the values stands for a missing one. */
    private readonly isMissing = isNoValue,
  ) {}

  /** Of the observation: its column in a wide table, its descriptor in a long one. */
  place(at: number): number {
    return (this.layout.kind === 'wide' ? this.column : this.descriptor).at(at);
  }

  named(accession: number): NamedAccession {
    const [institute = '', number = '', doi = '', genus = ''] = (this.accessions.texts[accession] ?? '').split(
      '\u001f',
    );
    return { institute, number, doi, genus };
  }

  row({ line, cells: all, odd }: SourceRow): void {
    this.rows++;
    const { layout } = this;
    const cells = odd ? this.#withoutFaults(line, all, odd) : all;
    for (const at of layout.unnamed) this.#unnamed(line, cells, at);
    for (let at = layout.width; at < cells.length; at++) this.#unnamed(line, cells, at);
    if (layout.kind === 'long') this.#long(layout, line, cells);
    else this.#wide(layout, line, cells);
  }

  #refuse(kind: NoteKind, line: number, more?: NotedValue, place?: number): void {
    this.refused++;
    this.say(kind, line, more, place);
  }

  #unnamed(line: number, cells: readonly string[], at: number): void {
    const value = cells[at]?.trim() ?? '';
    if (value !== '') this.say('unnamedColumn', line, { column: `column ${columnLetters(at)}`, value });
  }

  /** What failed in a spreadsheet is no value; of a wide table it would have been an observation each. */
  #withoutFaults(line: number, cells: readonly string[], odd: readonly OddCell[]): string[] {
    const { layout } = this;
    const left = [...cells];
    // The row of a long table is an observation without a value then, and is refused as such.
    const observed = layout.kind === 'wide' ? layout.descriptors : [];
    for (const { index, fault, value } of odd) {
      if (fault === 'day') {
        if (index === layout.accession) this.say('dayInNumber', line, { value });
        continue;
      }
      left[index] = '';
      const column = observed.find(({ at }) => at === index);
      if (!column) continue;
      this.observations++;
      this.#refuse(FAULTS[fault], line, { column: column.name, value }, index);
    }
    return left;
  }

  #isRepeated(cells: readonly string[], accession: number): boolean {
    const hash = rowHash(cells.join('\u001f'));
    if (this.#seen.get(hash) === accession) return true;
    this.#seen.set(hash, accession);
    return false;
  }

  #accession(cells: readonly string[]): number | undefined {
    const { layout } = this;
    const cell = (at: number | undefined): string => (at === undefined ? '' : valueOf(cells[at]));
    const number = cell(layout.accession);
    const doi = cell(layout.doi);
    if (number === '' && doi === '') return undefined;
    const key = [cell(layout.institute).toUpperCase(), number, doi, cell(layout.genus)];
    return this.accessions.place(key.join('\u001f'));
  }

  #method(cells: readonly string[]): string {
    return this.layout.methods
      .map((at) => valueOf(cells[at]))
      .filter(Boolean)
      .join(', ');
  }

  #add(line: number, accession: number, name: string, text: string, method: number, column?: number): void {
    const descriptor = this.descriptors.place(name);
    const raw = this.descriptors.all[descriptor];
    if (!raw) return;
    const value = raw.values.place(text);
    raw.counts[value] = (raw.counts[value] ?? 0) + 1;
    this.line.push(line);
    this.accession.push(accession);
    this.descriptor.push(descriptor);
    this.value.push(value);
    this.method.push(method);
    if (column !== undefined) this.column.push(column);
    const place = column ?? descriptor;
    this.placed.set(place, (this.placed.get(place) ?? 0) + 1);
  }

  #long(layout: LongLayout, line: number, cells: readonly string[]): void {
    this.observations++;
    const accession = this.#accession(cells);
    const name = cleanText(cells[layout.descriptor] ?? '', quiet).replace(/\s+/g, ' ');
    const text = valueOf(cells[layout.value], this.isMissing);
    if (accession === undefined) return this.#refuse('noAccession', line);
    if (name === '') return this.#refuse('noDescriptor', line);
    if (text === '') return this.#refuse('noValue', line, { column: name, value: cells[layout.value] ?? '' });
    if (this.#isRepeated(cells, accession)) return this.#refuse('repeated', line, { column: name, value: text });
    this.#add(line, accession, name, text, this.methods.place(this.#method(cells)));
  }

  #wide(layout: WideLayout, line: number, cells: readonly string[]): void {
    const accession = this.#accession(cells);
    const filled = layout.descriptors.flatMap(({ at, name, method = '' }) => {
      const text = valueOf(cells[at], this.isMissing);
      return text === '' ? [] : [{ at, name, text, method }];
    });
    this.observations += filled.length;
    if (filled.length === 0 && accession !== undefined) this.say('nothingObserved', line);
    const isRepeated = accession !== undefined && filled.length > 0 && this.#isRepeated(cells, accession);
    const shared = this.#method(cells);
    for (const { at, name, text, method: own } of filled) {
      const method = this.methods.place([shared, own].filter(Boolean).join(', '));
      if (accession === undefined) this.#refuse('noAccession', line, { column: name, value: text });
      else if (isRepeated) this.#refuse('repeated', line, { column: name, value: text });
      else this.#add(line, accession, name, text, method, at);
    }
  }
}
