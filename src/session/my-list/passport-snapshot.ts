import type { Accession } from '@/contract/accession/accession';

/** What an accession was on a day: short, since thousands are kept. */
export type PassportSnapshot = readonly [
  /** ISO day. */
  day: string,
  accessionNumber: string,
  institute: string,
  taxon: string,
  doi: string,
  available: boolean | null,
  historic: boolean,
];

const SNAPSHOT_FIELDS = [
  'accessionNumber',
  'institute.code',
  'taxonomy.taxonName',
  'doi',
  'available',
  'historic',
] as const;
export type SnapshotField = (typeof SNAPSHOT_FIELDS)[number];

export const today = (): string => new Date().toISOString().slice(0, 10);

export const snapshotOf = (row: Accession, day = today()): PassportSnapshot => [
  day,
  row.accessionNumber,
  row.instituteCode,
  row.taxonomy.taxonName,
  row.doi ?? '',
  row.available ?? null,
  row.historic,
];

export interface PassportChange {
  field: SnapshotField;
  was: string | boolean | null;
  is: string | boolean | null;
}

/** What is not as it was: became historic, was renumbered or renamed, changed hands or availability. */
export function changesSince(seen: PassportSnapshot, row: Accession): PassportChange[] {
  const now = snapshotOf(row, seen[0]);
  return SNAPSHOT_FIELDS.flatMap((field, place) => {
    const [was, is] = [seen[place + 1], now[place + 1]];
    return was === is ? [] : [{ field, was: was ?? null, is: is ?? null }];
  });
}
