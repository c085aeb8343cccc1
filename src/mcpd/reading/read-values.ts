import { bareDoi, COUNTRY_CODE, DOI, isUuid, isWiewsCode } from '@/contract/patterns';
import { booleanOf, collectingSourceOf, sampleStatusOf, storageOf } from '../codes';
import type { McpdColumn } from '../columns';
import { isCountryCode } from '../country-codes';
import { readMetres, readNumber } from './numbers';
import type { NumberReading } from './numbers';
import { detailOf } from '../report/note-details';
import type { Say } from '../report/note-kinds';
import { readOtherNumbers, splitValues } from './other-numbers';
import { readDate } from '../passport-date';
import type { PassportRecord } from '../record';

/** Puts the clean, non-empty text of one cell into the record, or says why not. */
export type ReadValue = (record: PassportRecord, text: string, say: Say) => void;

type KeysOf<T> = { [K in keyof PassportRecord]-?: PassportRecord[K] extends T ? K : never }[keyof PassportRecord];
type TextKey = KeysOf<string | undefined>;
type ListKey = KeysOf<string[]>;

const MIN_ELEVATION = -450;
const MAX_ELEVATION = 9000;
/** Metres; no crop and hardly any relative grows above. */
const MAX_ELEVATION_OF_PLANTS = 5500;
const MAX_UNCERTAINTY = 20_037_508;

const text =
  (key: TextKey): ReadValue =>
  (record, value) => {
    record[key] = value;
  };

const add = <T>(list: T[], values: T[], say: Say) => {
  const [first] = values;
  if (list.length === 0 && values.length === 1 && first !== undefined) {
    list.push(first);
    return;
  }
  const known = new Set(list);
  const expected = list.length + values.length;
  for (const value of values) {
    if (known.has(value)) continue;
    known.add(value);
    list.push(value);
  }
  if (list.length < expected) say('repeatedValue', { used: list.join(';') });
};

const texts =
  (key: ListKey): ReadValue =>
  (record, value, say) =>
    add(record[key], splitValues(value, say), say);

const instituteCode = (value: string, say: Say): string => {
  if (isWiewsCode(value)) return value;
  const upper = value.toUpperCase();
  if (isWiewsCode(upper)) {
    say('upperCase', { used: upper });
    return upper;
  }
  say('notInstituteCode');
  return value;
};

const institute =
  (key: 'instCode' | 'donorCode'): ReadValue =>
  (record, value, say) => {
    record[key] = instituteCode(value, say);
  };

const institutes =
  (key: ListKey): ReadValue =>
  (record, value, say) =>
    add(
      record[key],
      splitValues(value, say).map((code) => instituteCode(code, say)),
      say,
    );

const date =
  (key: 'acqDate' | 'collDate'): ReadValue =>
  (record, value, say) => {
    const reading = readDate(value);
    record[key] = reading.value;
    if (reading.say) say(reading.say, reading.value === undefined ? {} : { used: reading.value });
  };

const number = (reading: NumberReading, from: number, to: number, say: Say): number | undefined => {
  if (reading.value !== undefined && (reading.value < from || reading.value > to)) {
    say('outOfRange', { detail: detailOf('metres', { from, to }) });
    return undefined;
  }
  if (reading.say) say(reading.say, reading.value === undefined ? {} : { used: String(reading.value) });
  return reading.value;
};

const elevation: ReadValue = (record, value, say) => {
  record.elevation = number(readMetres(value), MIN_ELEVATION, MAX_ELEVATION, say);
  if ((record.elevation ?? 0) > MAX_ELEVATION_OF_PLANTS) say('highElevation');
};

const code =
  (key: 'sampStat' | 'collSrc', codeOf: (value: string) => number | undefined): ReadValue =>
  (record, value, say) => {
    record[key] = codeOf(value);
    if (record[key] === undefined) say('unknownCode');
  };

const storage: ReadValue = (record, value, say) => {
  const codes: number[] = [];
  for (const one of splitValues(value, say)) {
    const known = storageOf(one);
    if (known === undefined) say('unknownCode', { detail: one });
    else codes.push(known);
  }
  add(record.storage, codes, say);
};

const flag =
  (key: 'available' | 'historic' | 'mlsStat' | 'aegis' | 'inTrust'): ReadValue =>
  (record, value, say) => {
    record[key] = booleanOf(value);
    if (record[key] === undefined) say(key === 'mlsStat' && Number(value) === 99 ? 'mlsOther' : 'notABoolean');
  };

const country: ReadValue = (record, value, say) => {
  const upper = value.toUpperCase();
  if (!COUNTRY_CODE.test(upper)) return say('notCountryCode');
  record.origCty = upper;
  if (!isCountryCode(upper)) say('unknownCountry');
  if (upper !== value) say('upperCase', { used: upper });
};

const puid: ReadValue = (record, value, say) => {
  const bare = bareDoi(value);
  if (!DOI.test(bare)) return say('notADoi');
  record.puid = bare;
  if (bare !== value) say('resolver', { used: bare });
};

const url: ReadValue = (record, value, say) => {
  if (/^https?:\/\/[^\s]+$/i.test(value)) record.acceUrl = value;
  else say('notAUrl');
};

const genus: ReadValue = (record, value, say) => {
  record.genus = value;
  if (!/^[×+]?\s?\p{Lu}[\p{Ll}-]+$/u.test(value)) say('genusForm');
};

const acceNumb: ReadValue = (record, value, say) => {
  record.acceNumb = value;
  if (value.includes('  ')) say('innerSpaces');
};

const uuid: ReadValue = (record, value, say) => {
  if (isUuid(value)) record.uuid = value.toLowerCase();
  else say('notAUuid');
};

const grinTaxonId: ReadValue = (record, value, say) => {
  const { value: id } = readNumber(value, false);
  if (id === undefined) return say('notANumber');
  if (Number.isSafeInteger(id) && id > 0) record.grinTaxonId = id;
  else say('outOfRange');
  return undefined;
};

/** Of a database: UTC, as long as it names no zone. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** What databases write, where it is told without a calendar. */
const PLAIN_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

const lastModified: ReadValue = (record, value, say) => {
  if (PLAIN_TIME.test(value)) {
    record.lastModifiedDate = `${value.slice(0, 10)}T${value.slice(11)}.000Z`;
    return undefined;
  }
  const [, day = '', clock = '00:00', zone = 'Z'] = TIME.exec(value) ?? [];
  const time = Date.parse(`${day}T${clock}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`);
  if (Number.isNaN(time)) return say('notATime');
  record.lastModifiedDate = new Date(time).toISOString();
  return undefined;
};

/** Coordinates are not here: latitude and longitude have two columns each, which are read together. */
export const READERS: Record<Exclude<McpdColumn, `${string}TUDE`>, ReadValue> = {
  PUID: puid,
  INSTCODE: institute('instCode'),
  ACCENUMB: acceNumb,
  COLLNUMB: text('collNumb'),
  COLLCODE: institutes('collCode'),
  COLLNAME: texts('collName'),
  COLLINSTADDRESS: text('collInstAddress'),
  COLLMISSID: text('collMissId'),
  GENUS: genus,
  SPECIES: text('species'),
  SPAUTHOR: text('spAuthor'),
  SUBTAXA: text('subtaxa'),
  SUBTAUTHOR: text('subtAuthor'),
  CROPNAME: text('cropName'),
  ACCENAME: text('acceName'),
  ACQDATE: date('acqDate'),
  ORIGCTY: country,
  COLLSITE: text('collSite'),
  COORDUNCERT: (record, value, say) => {
    record.coordUncert = number(readMetres(value), 0, MAX_UNCERTAINTY, say);
  },
  COORDDATUM: text('coordDatum'),
  GEOREFMETH: text('geoRefMeth'),
  ELEVATION: elevation,
  COLLDATE: date('collDate'),
  BREDCODE: institutes('bredCode'),
  BREDNAME: texts('bredName'),
  SAMPSTAT: code('sampStat', sampleStatusOf),
  ANCEST: text('ancest'),
  COLLSRC: code('collSrc', collectingSourceOf),
  DONORCODE: institute('donorCode'),
  DONORNAME: text('donorName'),
  DONORNUMB: text('donorNumb'),
  OTHERNUMB: (record, value, say) => {
    for (const other of readOtherNumbers(value, say)) record.otherNumb.push(other);
  },
  DUPLSITE: institutes('duplSite'),
  DUPLINSTNAME: texts('duplInstName'),
  STORAGE: storage,
  MLSSTAT: flag('mlsStat'),
  REMARKS: text('remarks'),
  ACCEURL: url,
  AVAILABLE: flag('available'),
  HISTORIC: flag('historic'),
  UUID: uuid,
  CURATION: text('curationType'),
  COLLECTION: text('collection'),
  AEGIS: flag('aegis'),
  INTRUST: flag('inTrust'),
  GRINTAXON: text('grinTaxon'),
  GRINTAXONID: grinTaxonId,
  LASTMODIFIED: lastModified,
};
