import type { AccessionService } from '../accessions/service';
import type { ObservationTable, TableColumn } from './observation-table';
import { filterOfKnown } from './known-accessions';

const byText = new Intl.Collator('en', { numeric: true }).compare;

/** Places by the first value of each accession, those without one last both ways; equal ones stay as they were. */
function byValue(column: TableColumn, order: Uint32Array, sign: number): Uint32Array {
  const { rows, numbers, codes, terms = [] } = column;
  const sortedTerms = [...terms.keys()].sort((a, b) => byText(terms[a] ?? '', terms[b] ?? ''));
  const rank = new Uint32Array(terms.length);
  sortedTerms.forEach((term, place) => (rank[term] = place));
  const keyOf = (row: number): number => {
    const from = rows.start[row] ?? 0;
    if (from === rows.start[row + 1]) return NaN;
    const value = rows.values[from] ?? 0;
    return numbers ? (numbers[value] ?? NaN) : (rank[codes?.[value] ?? 0] ?? NaN);
  };
  const keys = Float64Array.from({ length: rows.start.length - 1 }, (_, row) => keyOf(row));
  return order.slice().sort((a, b) => {
    const [one = NaN, two = NaN] = [keys[a], keys[b]];
    if (Number.isNaN(one) || Number.isNaN(two)) return Number(Number.isNaN(one)) - Number(Number.isNaN(two));
    return (one - two) * sign;
  });
}

/** Turned round, but for those without a number, which stay last. */
function turned({ accessions }: ObservationTable, order: Uint32Array): Uint32Array {
  const numbered = order.filter((row) => accessions[row]?.seqNo !== undefined).reverse();
  return Uint32Array.from([...numbered, ...order.filter((row) => accessions[row]?.seqNo === undefined)]);
}

/**
 * Places of all accessions in the order asked for.
 * @param s a path of the accession, which the catalogue sorts by (what it does not know comes last), or a descriptor's uuid.
 */
export async function accessionOrder(
  table: ObservationTable,
  service: AccessionService,
  s = 'seqNo',
  d: 'ASC' | 'DESC' = 'ASC',
): Promise<Uint32Array> {
  const order = table.order();
  if (s === 'seqNo' || s === '') return d === 'DESC' ? turned(table, order) : order;
  const column = table.column(s);
  if (column) return byValue(column, order, d === 'DESC' ? -1 : 1);
  const known = table.known();
  const { uuids } = await service.uuids(filterOfKnown(known.keys()), known.size, { s, d });
  const sorted = uuids.flatMap((uuid) => known.get(uuid) ?? []);
  const placed = new Set(sorted);
  return Uint32Array.from([...sorted, ...order.filter((row) => !placed.has(row))]);
}
