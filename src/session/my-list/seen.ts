import type { Accession } from '@/contract/accession';

/** What an accession was on a day: short, since thousands are kept. */
export type Seen = readonly [
  /** ISO day. */
  day: string,
  accessionNumber: string,
  institute: string,
  taxon: string,
  doi: string,
  available: boolean | null,
  historic: boolean,
];

const SEEN_FIELDS = [
  'accessionNumber',
  'institute.code',
  'taxonomy.taxonName',
  'doi',
  'available',
  'historic',
] as const;
export type SeenField = (typeof SEEN_FIELDS)[number];

export const today = (): string => new Date().toISOString().slice(0, 10);

export const seenAs = (row: Accession, day = today()): Seen => [
  day,
  row.accessionNumber,
  row.instituteCode,
  row.taxonomy.taxonName,
  row.doi ?? '',
  row.available ?? null,
  row.historic,
];

export interface Drift {
  field: SeenField;
  was: string | boolean | null;
  is: string | boolean | null;
}

/** What is not as it was: became historic, was renumbered or renamed, changed hands or availability. */
export function driftOf(seen: Seen, row: Accession): Drift[] {
  const now = seenAs(row, seen[0]);
  return SEEN_FIELDS.flatMap((field, place) => {
    const [was, is] = [seen[place + 1], now[place + 1]];
    return was === is ? [] : [{ field, was: was ?? null, is: is ?? null }];
  });
}
