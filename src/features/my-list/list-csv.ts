import type { Accession } from '@/contract/accession/accession';
import type { PassportSnapshot } from '@/session/my-list/passport-snapshot';
import { saveBlob } from '@/shared/files/save-blob';

/** Columns of the file: MCPD's own names where MCPD has them, values as they are. */
const COLUMNS: Readonly<Record<string, (row: Accession) => string | number | boolean | null | undefined>> = {
  UUID: ({ uuid }) => uuid,
  PUID: ({ doi }) => doi,
  INSTCODE: ({ instituteCode }) => instituteCode,
  ACCENUMB: ({ accessionNumber }) => accessionNumber,
  GENUS: ({ taxonomy }) => taxonomy.genus,
  SPECIES: ({ taxonomy }) => taxonomy.species,
  SUBTAXA: ({ taxonomy }) => taxonomy.subtaxa,
  ACCENAME: ({ accessionName }) => accessionName,
  ORIGCTY: ({ countryOfOrigin }) => countryOfOrigin?.code3,
  SAMPSTAT: ({ sampStat }) => sampStat,
  AVAILABLE: ({ available }) => available,
  HISTORIC: ({ historic }) => historic,
};

const LIST_CSV_HEADER = [...Object.keys(COLUMNS), 'ADDED', 'NOTE'];

/** One line of the file; an unknown value is empty. */
const listCsvLine = (row: Accession, seen: PassportSnapshot | undefined, note: string | undefined): string[] => [
  ...Object.values(COLUMNS).map((value) => String(value(row) ?? '')),
  seen?.[0] ?? '',
  note ?? '',
];

interface ListNotes {
  seen: Readonly<Record<string, PassportSnapshot>>;
  notes: Readonly<Record<string, string>>;
}

/** Saves rows with their notes as CSV. The writer is loaded for it. */
export async function saveListCsv(rows: readonly Accession[], { seen, notes }: ListNotes, name: string): Promise<void> {
  const { csvWriter } = await import('@/tables/csv-writer');
  const writer = csvWriter();
  writer.add([LIST_CSV_HEADER, ...rows.map((row) => listCsvLine(row, seen[row.uuid], notes[row.uuid]))]);
  saveBlob(writer.end(), name);
}

/** A name that every system takes for a file. */
export const fileNameFor = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'my-list'}.csv`;
