import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';
import type { SimpleTraits } from './simple-traits';

const SAME = 1e-9;
const differ = (a: number | undefined, b: number) =>
  a === undefined || !(Math.abs(a - b) <= SAME * Math.max(1, Math.abs(a), Math.abs(b)));

function numberDifferences(summary: DescriptorSummary, values: readonly number[]): string[] {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
  const figures: [string, number | undefined, number][] = [
    ['min', summary.min, sorted[0] ?? NaN],
    ['max', summary.max, sorted.at(-1) ?? NaN],
    ['mean', summary.mean, mean],
    ['median', summary.quantiles?.median, median],
  ];
  const bins = summary.histogram ?? [];
  const inBins = bins.map(({ from, to }, i) =>
    sorted.reduce((n, value) => n + Number(value >= from && (i === bins.length - 1 ? value <= to : value < to)), 0),
  );
  return [
    ...figures.filter(([, a, b]) => differ(a, b)).map(([name, a, b]) => `${name} ${a} instead of ${b}`),
    ...bins.flatMap(({ from, count }, i) =>
      count === inBins[i] ? [] : [`bar from ${from}: ${count} instead of ${inBins[i]}`],
    ),
  ];
}

function termDifferences(summary: DescriptorSummary, values: readonly string[], isNumber: boolean): string[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    const term = isNumber ? String(Number(value)) : value;
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const told = summary.terms ?? [];
  const rest = [...counts.values()].reduce((sum, n) => sum + n, 0) - told.reduce((sum, { count }) => sum + count, 0);
  return [
    ...told
      .filter(({ term, count }) => counts.get(term) !== count)
      .map(({ term, count }) => `"${term}" ${count} times`),
    ...(rest === (summary.other ?? 0) ? [] : [`${summary.other} others instead of ${rest}`]),
  ];
}

/** Where the distributions of the API differ from the plain count, descriptor by descriptor; nothing where they are equal. */
export function compareSummaries(
  summaries: readonly DescriptorSummary[],
  descriptors: readonly Descriptor[],
  simple: SimpleTraits,
): string[] {
  const differences = descriptors.flatMap(({ uuid, columnName, dataType }) => {
    const name = columnName ?? '';
    const summary = summaries.find(({ descriptorUuid }) => descriptorUuid === uuid);
    const counted = simple.descriptors.get(name);
    if (!summary || !counted) return [`${name}: not in both`];
    const { accessions, values } = counted;
    const isNumber = dataType === 'NUMERIC' || dataType === 'SCALE';
    return [
      ...(summary.valueCount === values.length ? [] : [`${summary.valueCount} values instead of ${values.length}`]),
      ...(summary.count === accessions.size ? [] : [`${summary.count} accessions instead of ${accessions.size}`]),
      ...(summary.missing === simple.accessions.size - accessions.size ? [] : [`${summary.missing} without`]),
      ...(isNumber ? numberDifferences(summary, values.map(Number)) : []),
      ...(summary.terms ? termDifferences(summary, values, isNumber) : []),
    ].map((difference) => `${name}: ${difference}`);
  });
  const unknown = [...simple.descriptors.keys()].filter(
    (name) => !descriptors.some((each) => each.columnName === name),
  );
  return [...differences, ...unknown.map((name) => `${name}: is missing`)];
}
