import { EXTRA_COLUMNS, MCPD_COLUMNS } from './columns';
import type { WrittenColumn } from './columns';
import { writeOtherNumbers } from './reading/other-numbers';
import type { PassportRecord } from './record';

/** What `toMcpdRow` writes, in order: MCPD V2.1, then the columns that catalogues exchange with it. */
export const WRITTEN_COLUMNS: readonly WrittenColumn[] = [...MCPD_COLUMNS, ...EXTRA_COLUMNS];

const flag = (value: boolean | undefined) => (value === undefined ? '' : value ? '1' : '0');
const number = (value: number | undefined) => (value === undefined ? '' : String(value));
const list = (values: (string | number)[]) => values.join(';');

/** LATITUDE and LONGITUDE stay empty: the standard prefers the decimal ones, and both could contradict each other. */
const WRITERS: Record<WrittenColumn, (record: PassportRecord) => string | undefined> = {
  PUID: (r) => r.puid,
  INSTCODE: (r) => r.instCode,
  ACCENUMB: (r) => r.acceNumb,
  COLLNUMB: (r) => r.collNumb,
  COLLCODE: (r) => list(r.collCode),
  COLLNAME: (r) => list(r.collName),
  COLLINSTADDRESS: (r) => r.collInstAddress,
  COLLMISSID: (r) => r.collMissId,
  GENUS: (r) => r.genus,
  SPECIES: (r) => r.species,
  SPAUTHOR: (r) => r.spAuthor,
  SUBTAXA: (r) => r.subtaxa,
  SUBTAUTHOR: (r) => r.subtAuthor,
  CROPNAME: (r) => r.cropName,
  ACCENAME: (r) => r.acceName,
  ACQDATE: (r) => r.acqDate,
  ORIGCTY: (r) => r.origCty,
  COLLSITE: (r) => r.collSite,
  DECLATITUDE: (r) => number(r.decLatitude),
  LATITUDE: () => '',
  DECLONGITUDE: (r) => number(r.decLongitude),
  LONGITUDE: () => '',
  COORDUNCERT: (r) => number(r.coordUncert),
  COORDDATUM: (r) => r.coordDatum,
  GEOREFMETH: (r) => r.geoRefMeth,
  ELEVATION: (r) => number(r.elevation),
  COLLDATE: (r) => r.collDate,
  BREDCODE: (r) => list(r.bredCode),
  BREDNAME: (r) => list(r.bredName),
  SAMPSTAT: (r) => number(r.sampStat),
  ANCEST: (r) => r.ancest,
  COLLSRC: (r) => number(r.collSrc),
  DONORCODE: (r) => r.donorCode,
  DONORNAME: (r) => r.donorName,
  DONORNUMB: (r) => r.donorNumb,
  OTHERNUMB: (r) => writeOtherNumbers(r.otherNumb),
  DUPLSITE: (r) => list(r.duplSite),
  DUPLINSTNAME: (r) => list(r.duplInstName),
  STORAGE: (r) => list(r.storage),
  MLSSTAT: (r) => flag(r.mlsStat),
  REMARKS: (r) => r.remarks,
  ACCEURL: (r) => r.acceUrl,
  AVAILABLE: (r) => flag(r.available),
  HISTORIC: (r) => flag(r.historic),
};

/** One accession as the values of `WRITTEN_COLUMNS`; what reads them again gets the same record. */
export const toMcpdRow = (record: PassportRecord): string[] =>
  WRITTEN_COLUMNS.map((column) => WRITERS[column](record) ?? '');
