import type { FlatRow } from '@/contract/accession/accession';
import type { ClusterResult, IndicatorsData } from '@/contract/accession/subsetting';

interface Parts {
  result: ClusterResult;
  taken: ReadonlySet<string>;
  /** The indicators in words, in the order of the values. */
  indicators: readonly string[];
  names: ReadonlyMap<string, FlatRow>;
  data: IndicatorsData;
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value as string | number));

/** Rows of a file: every member of every set, then the outliers, which belong to none. Values as they are, unrounded. */
export function setsFile({ result, taken, indicators, names, data }: Parts): string[][] {
  const head = ['set', 'chosen', 'uuid', 'instituteCode', 'accessionNumber', 'taxonName', ...indicators];
  const valuesOf = new Map(data.uuids.map((uuid, at) => [uuid, data.values[at] ?? []] as const));
  const row = (set: string, uuid: string) => {
    const name = names.get(uuid) ?? {};
    const columns = ['instituteCode', 'accessionNumber', 'taxonomy.taxonName'].map((path) => textOf(name[path]));
    const values = indicators.map((_, at) => textOf(valuesOf.get(uuid)?.[at]));
    return [set, taken.has(uuid) ? 'yes' : 'no', uuid, ...columns, ...values];
  };
  const members = result.sets.flatMap((set, at) => set.members.map((uuid) => row(String(at + 1), uuid)));
  return [head, ...members, ...result.outliers.map((uuid) => row('outlier', uuid))];
}
