import type { DescriptorSummary } from '@/contract/dataset/observation';
import { histogram } from './histogram';
import type { ObservationTable, TableColumn } from './observation-table';
import { quantile } from '@/contract/dataset/quantile';

/** Terms that are listed; the others are only counted. Days are many, and are drawn by months and years. */
const MAX_TERMS = 50;
const MAX_DAYS = 2_000;

type Figures = Omit<DescriptorSummary, 'descriptorUuid' | 'count' | 'missing' | 'valueCount'>;

function figuresOf(sorted: Float64Array, scale: boolean): Figures {
  const size = sorted.length;
  const min = sorted[0];
  const max = sorted.at(-1);
  if (min === undefined || max === undefined) return {};
  const mean = sorted.reduce((sum, value) => sum + value, 0) / size;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const [q05 = NaN, q25 = NaN, median = NaN, q75 = NaN, q95 = NaN] = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) =>
    quantile(sorted, share),
  );
  return {
    min,
    max,
    mean,
    ...(size > 1 ? { standardDeviation: Math.sqrt(squares / (size - 1)) } : {}),
    quantiles: { q05, q25, median, q75, q95 },
    ...(scale ? {} : { histogram: histogram(sorted) }),
  };
}

function commonest(counts: ReadonlyMap<string, number>, most: number): Figures {
  const terms = [...counts]
    .map(([term, count]) => ({ term, count }))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
  const other = terms.slice(most).reduce((sum, { count }) => sum + count, 0);
  return { terms: terms.slice(0, most), other };
}

function summarizeColumn(column: TableColumn, chosen: Uint8Array | undefined, size: number): DescriptorSummary {
  const { start, values } = column.rows;
  const places = new Uint32Array(values.length);
  let valueCount = 0;
  let count = 0;
  for (let row = 0; row + 1 < start.length; row += 1) {
    const from = start[row] ?? 0;
    const to = start[row + 1] ?? 0;
    if (from === to || chosen?.[row] === 0) continue;
    count += 1;
    for (let at = from; at < to; at += 1) places[valueCount++] = values[at] ?? 0;
  }
  const { numbers, codes, terms = [], descriptor } = column;
  const picked = places.subarray(0, valueCount);
  const scale = descriptor.dataType === 'SCALE';
  const sorted = numbers && Float64Array.from(picked, (place) => numbers[place] ?? NaN).sort();
  const counts = new Map<string, number>();
  if (!sorted || scale)
    for (const place of picked) {
      const term = numbers ? String(numbers[place]) : (terms[codes?.[place] ?? 0] ?? '');
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  return {
    descriptorUuid: descriptor.uuid,
    count,
    missing: size - count,
    valueCount,
    ...(sorted ? figuresOf(sorted, scale) : {}),
    ...(!sorted || scale ? commonest(counts, descriptor.dataType === 'DATE' ? MAX_DAYS : MAX_TERMS) : {}),
  };
}

const whole = new WeakMap<ObservationTable, Map<string, DescriptorSummary>>();

/**
 * What was observed, descriptor by descriptor.
 * @param chosen 1 for each accession that counts; all where it is absent. @param select descriptors; all where it is absent.
 */
export function summarize(
  table: ObservationTable,
  chosen?: Uint8Array,
  select: readonly string[] = table.descriptors.map(({ uuid }) => uuid),
): DescriptorSummary[] {
  const size = chosen ? chosen.reduce((sum, each) => sum + each, 0) : table.accessions.length;
  const kept = whole.get(table) ?? new Map<string, DescriptorSummary>();
  whole.set(table, kept);
  return select.map((uuid) => {
    const column = table.column(uuid);
    if (!column) return { descriptorUuid: uuid, count: 0, missing: size, valueCount: 0 };
    if (chosen) return summarizeColumn(column, chosen, size);
    const summary = kept.get(uuid) ?? summarizeColumn(column, undefined, size);
    kept.set(uuid, summary);
    return summary;
  });
}
