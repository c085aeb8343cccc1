import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { ObservedValue } from '@/contract/dataset/observation';
import { Recent } from '../accessions/recent';
import { identityOf } from './identity';
import { joinColumns } from './join-columns';
import type { ObservationColumn, ObservedAccession, ObservedDataset } from './observed-dataset';
import { rowsOfValues, type RowsOfValues } from './rows-of-values';

/** A descriptor, its values, and where those of each accession are. */
export interface TableColumn extends ObservationColumn {
  descriptor: Descriptor;
  rows: RowsOfValues;
}

/** One or several datasets as one table: an accession is one row, whoever observed it. */
export interface ObservationTable {
  accessions: readonly ObservedAccession[];
  descriptors: readonly Descriptor[];
  methods: readonly string[];
  column(descriptorUuid: string): TableColumn | undefined;
  /** Places of the accessions by number, then institute; those without a number last. */
  order(): Uint32Array;
  /** uuids of those that the catalogue knows, and the place of each. */
  known(): ReadonlyMap<string, number>;
}

/** How many combinations of datasets are kept joined. */
const JOINED = 8;

const joined = new WeakMap<ObservedDataset, Recent<ObservationTable>>();

/** Worlds have datasets of the same uuid that are not the same: each gets a number of its own. */
const marks = new WeakMap<ObservedDataset, number>();
let marked = 0;

function markOf(dataset: ObservedDataset): number {
  const mark = marks.get(dataset) ?? (marked += 1);
  marks.set(dataset, mark);
  return mark;
}

/** Made once for the same datasets in the same order. */
export function observationTable(datasets: readonly ObservedDataset[]): ObservationTable {
  const [first] = datasets;
  if (!first) return makeTable(NO_DATA);
  const recent = joined.get(first) ?? new Recent<ObservationTable>(JOINED);
  joined.set(first, recent);
  return recent.get(datasets.map(markOf).join(), () => makeTable(join(datasets, first)));
}

export const valueAt = ({ descriptor, numbers, codes, terms }: TableColumn, at: number): ObservedValue => {
  if (numbers) return numbers[at] ?? NaN;
  const term = terms?.[codes?.[at] ?? 0] ?? '';
  return descriptor.dataType === 'BOOLEAN' ? term === 'true' : term;
};

type Parts = Pick<ObservedDataset, 'accessions' | 'columns' | 'descriptors' | 'methods'>;

const NO_DATA: Parts = { accessions: [], columns: [], descriptors: [], methods: [] };

function join(datasets: readonly ObservedDataset[], first: ObservedDataset): Parts {
  const places = new Map<string, number>();
  const accessions: ObservedAccession[] = [];
  const rowsOf = datasets.map((dataset) =>
    Uint32Array.from(dataset.accessions, (accession) => {
      const key = identityOf(accession);
      const place = places.get(key) ?? accessions.push(accession) - 1;
      places.set(key, place);
      return place;
    }),
  );
  if (datasets.length === 1 && accessions.length === first.accessions.length) return first;
  const descriptors = new Map(datasets.flatMap((dataset) => dataset.descriptors.map((each) => [each.uuid, each])));
  const methods = [...new Set(datasets.flatMap((dataset) => dataset.methods))];
  return {
    accessions,
    descriptors: [...descriptors.values()],
    methods,
    columns: joinColumns(datasets, rowsOf, methods),
  };
}

const byText = new Intl.Collator('en', { numeric: true }).compare;

function numberOrder(accessions: readonly ObservedAccession[]): Uint32Array {
  const numbers = Float64Array.from(accessions, ({ seqNo = Infinity }) => seqNo);
  return Uint32Array.from(accessions.keys()).sort((a, b) => {
    const [one = Infinity, two = Infinity] = [numbers[a], numbers[b]];
    if (one !== two) return one - two;
    const [left, right] = [accessions[a], accessions[b]];
    return (
      byText(left?.instCode ?? '', right?.instCode ?? '') ||
      byText(left?.acceNumb ?? '', right?.acceNumb ?? '') ||
      a - b
    );
  });
}

function makeTable({ accessions, columns, descriptors, methods }: Parts): ObservationTable {
  const made = new Map<string, TableColumn>();
  const given = new Map(columns.map((column) => [column.descriptorUuid, column]));
  const descriptorOf = new Map(descriptors.map((descriptor) => [descriptor.uuid, descriptor]));
  let order: Uint32Array | undefined;
  let known: Map<string, number> | undefined;
  return {
    accessions,
    descriptors,
    methods,
    column(uuid) {
      const descriptor = descriptorOf.get(uuid);
      const column = given.get(uuid);
      if (!descriptor || !column) return undefined;
      const ready = made.get(uuid) ?? {
        ...column,
        descriptor,
        rows: rowsOfValues(column.accession, accessions.length),
      };
      made.set(uuid, ready);
      return ready;
    },
    order: () => (order ??= numberOrder(accessions)),
    known: () =>
      (known ??= new Map(accessions.flatMap(({ uuid }, place): [string, number][] => (uuid ? [[uuid, place]] : [])))),
  };
}
