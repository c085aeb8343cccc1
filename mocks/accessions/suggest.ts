import { fold } from '@/contract/fold';
import type { Suggestion } from '@/contract/accession';
import { hasRow } from './columns/bits';
import type { CodedColumn } from './columns/coded-column';
import { makeFacet, type CodeCounter } from './facets/count';
import type { Matches } from './filter/matching';
import type { Model } from './model';
import { genusSpecies } from './taxon-name';
import { plainDoi } from './text/search';

const MAX_SUGGESTIONS = 10;
const PER_KIND = 4;

interface Named {
  kind: Suggestion['kind'];
  key: string;
  label: string;
  count: number;
  /** Folded, each after a space: a word of it may begin with what was typed. */
  words: string;
}

/** Everything that has a name of its own, the most frequent first. */
function namesOf(model: Model, current: Matches, counter: CodeCounter): Named[] {
  const { data } = model;
  const countsOf = counter.over(current, data.rows);
  const named = (
    kind: Named['kind'],
    column: CodedColumn<unknown>,
    key: (value: unknown) => string,
    label: (key: string) => string,
    others: (key: string) => readonly (string | null | undefined)[] = () => [],
  ): Named[] => {
    const terms: string[] = [];
    const numbers = new Map<string, number>();
    const ofCode = column.values.map((value) => {
      const term = value === undefined ? '' : key(value);
      if (term === '') return [];
      const number = numbers.get(term) ?? terms.push(term) - 1;
      numbers.set(term, number);
      return [number];
    });
    const { terms: counted } = makeFacet({ column, names: terms, ofCode }, countsOf(column), Infinity);
    return counted.map(({ term, count }) => ({
      kind,
      key: term,
      label: label(term),
      count,
      words: ` ${fold([label(term), term, ...others(term)].filter(Boolean).join(' '))}`,
    }));
  };
  const text = (value: unknown): string => String(value);
  const self = (key: string): string => key;
  return [
    ...named(
      'crop',
      data.crop,
      text,
      (key) => model.crop(key).name,
      (key) => model.crop(key).otherNames,
    ),
    ...named('taxon', data.taxon, (value) => genusSpecies(value as Parameters<typeof genusSpecies>[0]), self),
    ...named(
      'institute',
      data.instCode,
      text,
      (key) => model.institute(key).fullName,
      (key) => [model.institute(key).acronym],
    ),
    ...named('country', data.origCty, text, (key) => model.country(key).name),
  ];
}

const KINDS: Suggestion['kind'][] = ['accession', 'doi', 'crop', 'taxon', 'institute', 'country'];

/** What a few typed letters may mean: at most ten, the kinds together, one of each kind before a second. */
export class Suggestions {
  readonly #model: Model;
  readonly #names: Named[];
  readonly #current: Matches;

  constructor(model: Model, current: Matches, counter: CodeCounter) {
    this.#model = model;
    this.#current = current;
    this.#names = namesOf(model, current, counter);
  }

  #accessions(typed: string): Suggestion[] {
    const { data } = this.#model;
    const doi = plainDoi(typed);
    if (doi !== undefined)
      return this.#model
        .search()
        .rowsOfDoi(doi)
        .map((row): Suggestion => ({
          kind: 'doi',
          key: doi,
          label: `${data.doi.text(row) ?? doi} – ${data.acceNumb.text(row) ?? ''}`,
        }));
    // Twice as many as needed: historic ones are known, but come last.
    const rows = this.#model.numbers().startingWith(typed, PER_KIND * 2);
    const isCurrent = (row: number): boolean => hasRow(this.#current.bits, row);
    return [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))].slice(0, PER_KIND).map((row) => ({
      kind: 'accession',
      key: this.#model.uuids.text(row),
      label: `${data.acceNumb.text(row) ?? ''} (${data.instCode.values[data.instCode.codes[row] ?? 0] ?? ''})`,
    }));
  }

  find(q: string): Suggestion[] {
    const typed = fold(q.trim().replace(/\s+/g, ' '));
    if (typed === '') return [];
    const found = this.#names
      .filter(({ words }) => words.includes(` ${typed}`))
      .map(({ kind, key, label, count }): Suggestion => ({ kind, key, label, count }));
    const byKind = KINDS.map((kind) =>
      (kind === 'accession' || kind === 'doi' ? [] : found.filter((each) => each.kind === kind)).slice(0, PER_KIND),
    );
    for (const suggestion of this.#accessions(q)) byKind[KINDS.indexOf(suggestion.kind)]?.push(suggestion);
    const chosen = new Set<Suggestion>();
    for (let place = 0; place < PER_KIND; place++)
      for (const kind of byKind) {
        const next = kind[place];
        if (next && chosen.size < MAX_SUGGESTIONS) chosen.add(next);
      }
    return byKind.flat().filter((each) => chosen.has(each));
  }
}
