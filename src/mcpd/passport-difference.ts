import { accessionUuid } from './accession-uuid';
import type { McpdColumn } from './columns';
import { writeOtherNumbers } from './reading/other-numbers';
import type { OtherNumber, PassportRecord } from './record';

/** The field of a record that a column fills. Those of a position and of the address have rules of their own. */
const FIELDS: Partial<Record<McpdColumn, keyof PassportRecord>> = {
  PUID: 'puid',
  ACCENUMB: 'acceNumb',
  COLLNUMB: 'collNumb',
  COLLCODE: 'collCode',
  COLLNAME: 'collName',
  COLLINSTADDRESS: 'collInstAddress',
  COLLMISSID: 'collMissId',
  GENUS: 'genus',
  SPECIES: 'species',
  SPAUTHOR: 'spAuthor',
  SUBTAXA: 'subtaxa',
  SUBTAUTHOR: 'subtAuthor',
  CROPNAME: 'cropName',
  ACCENAME: 'acceName',
  ACQDATE: 'acqDate',
  ORIGCTY: 'origCty',
  COLLSITE: 'collSite',
  DECLATITUDE: 'decLatitude',
  DECLONGITUDE: 'decLongitude',
  COORDUNCERT: 'coordUncert',
  COORDDATUM: 'coordDatum',
  GEOREFMETH: 'geoRefMeth',
  ELEVATION: 'elevation',
  COLLDATE: 'collDate',
  BREDCODE: 'bredCode',
  BREDNAME: 'bredName',
  SAMPSTAT: 'sampStat',
  ANCEST: 'ancest',
  COLLSRC: 'collSrc',
  DONORCODE: 'donorCode',
  DONORNAME: 'donorName',
  DONORNUMB: 'donorNumb',
  OTHERNUMB: 'otherNumb',
  DUPLSITE: 'duplSite',
  DUPLINSTNAME: 'duplInstName',
  STORAGE: 'storage',
  MLSSTAT: 'mlsStat',
  REMARKS: 'remarks',
  ACCEURL: 'acceUrl',
  AVAILABLE: 'available',
  HISTORIC: 'historic',
  CURATION: 'curationType',
  COLLECTION: 'collection',
  AEGIS: 'aegis',
  INTRUST: 'inTrust',
  GRINTAXON: 'grinTaxon',
  GRINTAXONID: 'grinTaxonId',
};

const COLUMNS = Object.entries(FIELDS) as [McpdColumn, keyof PassportRecord][];
/** A position is taken as a whole: half of a new one beside half of the old one is a place where nothing was found. */
const POSITION: ReadonlySet<McpdColumn> = new Set(['DECLATITUDE', 'DECLONGITUDE']);
/** The same position in another form. */
const OTHER_FORM: Partial<Record<McpdColumn, McpdColumn>> = { DECLATITUDE: 'LATITUDE', DECLONGITUDE: 'LONGITUDE' };

/** A value as MCPD writes it; an accession is current unless it is said to be historic. */
function textOf(field: keyof PassportRecord, value: PassportRecord[keyof PassportRecord]): string {
  if (field === 'historic') return value === true ? '1' : '0';
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (!Array.isArray(value)) return String(value);
  return field === 'otherNumb' ? writeOtherNumbers(value as OtherNumber[]) : value.join(';');
}

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** A row that was read. */
export interface GivenRow {
  record: PassportRecord;
  /** What the row says something of, be it that there is no value. */
  columns: ReadonlySet<McpdColumn>;
  /** Columns with something in their cell that could not be used, if only in part: what is published stays. */
  leftOut?: ReadonlySet<McpdColumn>;
}

export interface ColumnChange {
  column: McpdColumn;
  /** As MCPD writes them. */
  previous: string;
  value: string;
}

export interface RowDifference<R extends GivenRow> {
  row: R;
  /** The published one, with its uuid; absent: it is new. */
  published?: PassportRecord;
  /** What is published when the row is applied, with its uuid; the published one itself where nothing changes. */
  record: PassportRecord;
  changes: ColumnChange[];
  /** The other half of a position that could not be used: it is not taken either. */
  halves: ColumnChange[];
}

export interface Difference<R extends GivenRow> {
  rows: RowDifference<R>[];
  /** Rows of an accession that an earlier row is already, with the uuid. */
  again: { row: R; uuid: string }[];
  /** Published ones that no row names. */
  unnamed: PassportRecord[];
}

/** A published record under a row: what the row does not speak of stays, and what follows from changed values follows anew. */
function under(published: PassportRecord, { record: given, columns, leftOut }: GivenRow) {
  const record: PassportRecord = { ...published };
  const changes: ColumnChange[] = [];
  const halves: ColumnChange[] = [];
  // One value that was read in its other form is the value.
  const isLeftOut = (column: McpdColumn, field: keyof PassportRecord): boolean => {
    const other = OTHER_FORM[column];
    const failed = leftOut?.has(column) || (other !== undefined && leftOut?.has(other));
    return failed === true && (isEmpty(given[field]) || Array.isArray(given[field]));
  };
  const isHalf = COLUMNS.some(([column, field]) => POSITION.has(column) && isLeftOut(column, field));
  for (const [column, field] of COLUMNS) {
    const other = OTHER_FORM[column];
    const isSaid = columns.has(column) || (other !== undefined && columns.has(other)) || !isEmpty(given[field]);
    if (!isSaid || isLeftOut(column, field)) continue;
    const [previous, value] = [textOf(field, published[field]), textOf(field, given[field])];
    if (previous === value) continue;
    if (isHalf && POSITION.has(column)) {
      if (value !== '') halves.push({ column, previous, value });
      continue;
    }
    changes.push({ column, previous, value });
    Object.assign(record, { [field]: given[field] });
  }
  const changed = (...names: McpdColumn[]) => changes.some(({ column }) => names.includes(column));
  if (changed('GENUS')) record.family = undefined;
  if (changed('GENUS', 'SPECIES', 'SUBTAXA', 'CROPNAME')) record.crop = undefined;
  if (changed('DUPLSITE')) record.sgsv = undefined;
  return { record: changes.length === 0 ? published : record, changes, halves };
}

const identityOf = ({ acceNumb, genus }: PassportRecord): string => `${acceNumb}\u001f${genus}`;

/** By a name; without those that several have. */
function* byName(
  records: readonly PassportRecord[],
  nameOf: (record: PassportRecord) => string | undefined,
): Generator<undefined, Map<string, PassportRecord | null>> {
  const found = new Map<string, PassportRecord | null>();
  for (const record of records) {
    yield;
    const name = nameOf(record);
    if (name !== undefined) found.set(name, found.has(name) ? null : record);
  }
  return found;
}

/**
 * What rows change in the published records of one institute, each of which has its uuid. A row is the published
 * accession with its uuid, else that with its number and genus; of those left, that with its DOI, else with its number
 * alone where one has it: so a corrected genus or number keeps the address. In pieces of one row.
 */
export function* passportDifference<R extends GivenRow>(
  published: readonly PassportRecord[],
  rows: readonly R[],
): Generator<undefined, Difference<R>> {
  const taken = new Map<PassportRecord, R>();
  const whose = new Map<R, PassportRecord>();
  const again: Difference<R>['again'] = [];
  const uuids = yield* byName(published, ({ uuid }) => uuid);
  const ways = [
    [(record: PassportRecord) => record.uuid, identityOf],
    [({ puid }: PassportRecord) => puid?.toLowerCase(), ({ acceNumb }: PassportRecord) => acceNumb],
  ];
  let left = rows;
  for (const names of ways) {
    const free = published.filter((record) => !taken.has(record));
    const records = left.map(({ record }) => record);
    const indexes = [];
    for (const nameOf of names)
      indexes.push({
        nameOf,
        index: yield* byName(free, nameOf),
        // What only resembles the published one must be the only one that does.
        several: names === ways[0] ? undefined : yield* byName(records, nameOf),
      });
    const next: R[] = [];
    for (const row of left) {
      yield;
      const found = indexes
        .map(({ nameOf, index, several }) => {
          const name = nameOf(row.record) ?? '';
          return several?.get(name) === null ? undefined : (index.get(name) ?? undefined);
        })
        .find((record) => record !== undefined);
      if (!found) next.push(row);
      else if (taken.has(found)) again.push({ row, uuid: found.uuid ?? '' });
      else {
        taken.set(found, row);
        whose.set(row, found);
      }
    }
    left = next;
  }
  const repeated = new Set(again.map(({ row }) => row));
  const found: RowDifference<R>[] = [];
  for (const row of rows) {
    yield;
    if (repeated.has(row)) continue;
    const before = whose.get(row);
    if (before) found.push({ row, published: before, ...under(before, row) });
    else {
      const { record } = row;
      // One of its own choice could be the address of what was there before, or will be elsewhere.
      const own = accessionUuid(record.instCode, record.acceNumb, record.genus);
      // One whose genus was corrected keeps the address that its former genus gave it.
      const uuid = uuids.has(own) ? crypto.randomUUID() : own;
      found.push({ row, record: { ...record, uuid }, changes: [], halves: [] });
    }
  }
  return { rows: found, again, unnamed: published.filter((record) => !taken.has(record)) };
}
