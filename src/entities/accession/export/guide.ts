import { COLLECTING_SOURCE, SAMPLE_STATUS, STORAGE } from '@/contract/codes';
import { isMultiple, type McpdColumn } from '@/mcpd/columns';
import { WRITTEN_COLUMNS } from '@/mcpd/to-mcpd-row';
import type { Text } from '@/shared/ui/text/use-text';
import { EXPORT_COLUMNS } from './columns';
import type { Content } from './export-plan';

type Kind = 'date' | 'flag' | 'institute' | 'country' | 'degrees' | 'metres';

const KINDS: Partial<Record<McpdColumn, Kind>> = {
  INSTCODE: 'institute',
  COLLCODE: 'institute',
  BREDCODE: 'institute',
  DONORCODE: 'institute',
  DUPLSITE: 'institute',
  ACQDATE: 'date',
  COLLDATE: 'date',
  ORIGCTY: 'country',
  DECLATITUDE: 'degrees',
  DECLONGITUDE: 'degrees',
  COORDUNCERT: 'metres',
  ELEVATION: 'metres',
  MLSSTAT: 'flag',
  AVAILABLE: 'flag',
  HISTORIC: 'flag',
};

/** The kinds of values of an accession's properties, by the last part of the path. */
const PATHS: Readonly<Record<string, Kind | 'truth'>> = {
  acquisitionDate: 'date',
  collDate: 'date',
  latitude: 'degrees',
  longitude: 'degrees',
  elevation: 'metres',
  uncertainty: 'metres',
  code3: 'country',
  countryCode3: 'country',
  instituteCode: 'institute',
  donorCode: 'institute',
  breederCode: 'institute',
  collCode: 'institute',
  duplSite: 'institute',
  inSvalbard: 'truth',
  available: 'truth',
  mlsStatus: 'truth',
  inTrust: 'truth',
  aegis: 'truth',
  historic: 'truth',
};

const CODES: Readonly<Record<string, readonly number[]>> = {
  sampStat: SAMPLE_STATUS,
  storage: STORAGE,
  collSrc: COLLECTING_SOURCE,
};

const PDCI_COLUMNS = ['INSTCODE', 'ACCENUMB', 'GENUS', 'PUID', 'SAMPSTAT'] as const;

/** One column: its name in the file, what it means, how its values are written. */
export type GuideRow = [column: string, meaning: string, values: string];

/** The column guide of a file, in the order of its columns. */
export function guideRows(content: Content, columns: readonly string[], text: Text): GuideRow[] {
  const codes = (name: string) =>
    (CODES[name] ?? []).map((code) => `${code} ${text(`accession:values.${name}.${code}`)}`).join('; ');
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const descriptor = (column: McpdColumn): GuideRow => {
    const kind = KINDS[column];
    const coded = { SAMPSTAT: 'sampStat', STORAGE: 'storage', COLLSRC: 'collSrc' }[column as string] ?? '';
    const values = joined(
      kind ? text(`export:guide.${kind}`) : codes(coded),
      isMultiple(column) ? text('export:guide.many') : '',
    );
    return [column, text(`export:mcpd.${column}`), values];
  };
  if (content === 'mcpd') return WRITTEN_COLUMNS.map(descriptor);
  if (content === 'pdci')
    return [
      ...PDCI_COLUMNS.map(descriptor),
      ['PDCI', text('export:pdci.PDCI'), ''],
      ['MISSING', text('export:pdci.MISSING'), text('export:guide.many')],
    ];
  // An archive explains its columns itself.
  if (content === 'dwca') return [];
  return columns.map((path) => {
    const column = EXPORT_COLUMNS.find((one) => one.path === path);
    const last = path.split('.').at(-1) ?? path;
    const kind = PATHS[last];
    const values = joined(
      kind ? text(`export:guide.${kind}`) : codes(last),
      column?.many ? text('export:guide.numbered') : '',
    );
    return [path, column ? text(column.label) : path, values];
  });
}

/** The guide as a sheet: its head, the rows, and what to know of the whole file. */
export const guideSheet = (rows: readonly GuideRow[], text: Text): string[][] => [
  [text('export:guide.column'), text('export:guide.meaning'), text('export:guide.values')],
  ...rows,
  ['', text('export:guide.text'), ''],
  ['', text('export:guide.warning'), ''],
];
