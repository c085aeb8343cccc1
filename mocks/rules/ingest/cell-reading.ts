import type { CellCounts, IngestColumn } from '@/contract/dataset/ingest';
import type { LongLayout, WideLayout } from '../../data/import/traits/layout';
import { textOf, valueOf } from '../../data/import/traits/value-of';

type Kind = 'observed' | 'keys' | 'ignored';

interface Reading {
  kind: Kind;
  translations: ReadonlyMap<string, string>;
  fallback: string;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Where the layout reads something; of what a column is said to be, only that counts. */
function kindsOf(layout: LongLayout | WideLayout): Map<number, Kind> {
  const { accession, institute, doi, genus, methods } = layout;
  const observed = layout.kind === 'long' ? [layout.value] : layout.descriptors.map(({ at }) => at);
  const keys = [accession, institute, doi, genus, ...methods, ...(layout.kind === 'long' ? [layout.descriptor] : [])];
  return new Map([
    ...keys.flatMap((at) => (at === undefined ? [] : [[at, 'keys'] as const])),
    ...observed.map((at) => [at, 'observed'] as const),
  ]);
}

/** Reads the cells of rows as somebody said, some as other texts, empty ones as the column's default, and counts them all. */
export class CellReading {
  readonly counts: CellCounts = { all: 0, observed: 0, keys: 0, ignored: 0, empty: 0, defaulted: 0 };
  readonly #readings: Reading[];

  /** @param layout of what is not ignored. */
  constructor(
    columns: readonly IngestColumn[],
    width: number,
    private readonly layout: LongLayout | WideLayout,
    private readonly isMissing: (text: string) => boolean,
  ) {
    const kinds = kindsOf(layout);
    const byPlace = new Map(columns.map((column) => [column.at, column]));
    this.#readings = Array.from({ length: width }, (_, at) => {
      const { translations, fallback = '' } = byPlace.get(at) ?? {};
      const all = translations && new Map(translations.map(({ text, as }) => [textOf(text), as ?? '']));
      return { kind: kinds.get(at) ?? 'ignored', translations: all ?? NOTHING, fallback };
    });
  }

  /**
   * The row as it is read.
   * @param faults places of what failed in a spreadsheet, which is refused as an observation.
   * @param isIgnored whether it names a descriptor that is ignored.
   */
  row(cells: readonly string[], faults: readonly number[], isIgnored: boolean): string[] {
    const { accession, doi } = this.layout;
    const isNamed = [accession, doi].some((at) => at !== undefined && valueOf(cells[at]) !== '');
    return this.#readings.map(({ kind, translations, fallback }, at) => {
      const cell = cells[at] ?? '';
      const isObserved = kind === 'observed' && !isIgnored;
      let read = cell;
      if (isObserved && translations.size > 0) read = translations.get(textOf(cell)) ?? cell;
      if (isObserved && fallback !== '' && isNamed && textOf(cell) === '' && !faults.includes(at)) {
        read = fallback;
        this.counts.defaulted++;
      }
      const isFilled = valueOf(read, isObserved ? this.isMissing : undefined) !== '' || faults.includes(at);
      // A row that names what was observed is an observation, if one without a value.
      const isCounted = isFilled || (isObserved && this.layout.kind === 'long');
      this.counts.all++;
      this.counts[!isCounted ? 'empty' : isObserved || kind !== 'observed' ? kind : 'ignored']++;
      return read;
    });
  }
}
