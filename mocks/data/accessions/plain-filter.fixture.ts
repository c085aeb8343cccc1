import { fold } from '@/contract/fold';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { pdciScore } from '@/mcpd/pdci';
import type { PassportRecord } from '@/mcpd/record';
import type { AccessionReference } from './reference';
import { compact, pieces } from './text/fold';

/* The meaning of a filter in its plainest form: a test of one record after the other. */

export const REFERENCE: AccessionReference = {
  institutes: [
    { code: 'MEX002', fullName: 'Centro de Maíz y Trigo', acronym: 'CIMMYT', countryCode3: 'MEX' },
    { code: 'SYR002', fullName: 'Dry Areas', countryCode3: 'SYR', networks: ['AEGIS'] },
  ],
  countries: [
    { code3: 'MEX', name: 'México', codeNum: 484, region: '013' },
    { code3: 'SYR', name: 'Syria', region: '145' },
    { code3: 'SUN', name: 'Soviet Union' },
  ],
  regions: [
    { isoCode: '019', name: 'Americas' },
    { isoCode: '013', name: 'Central America', parent: '019' },
    { isoCode: '145', name: 'Western Asia' },
  ],
  crops: [{ shortName: 'wheat', name: 'Wheat', otherNames: ['trigo'] }],
};
const REGIONS: Record<string, string[]> = { MEX: ['013', '019'], SYR: ['145'] };
const COUNTRY: Record<string, string> = { MEX: 'México', SYR: 'Syria', SUN: 'Soviet Union' };
const INSTITUTES: Record<string, { words: string; country?: string; networks: string[] }> = {
  MEX002: { words: 'MEX002 Centro de Maíz y Trigo CIMMYT México', country: 'MEX', networks: [] },
  SYR002: { words: 'SYR002 Dry Areas Syria', country: 'SYR', networks: ['AEGIS'] },
  XXX999: { words: 'XXX999', networks: [] },
};

/** First and last day of a date as numbers. */
const days = (text: string): [number, number] | undefined => {
  const digits = text.replace(/^(\d{4})-(\d\d)$/, '$1$2');
  const year = /^\d{4}/.exec(digits)?.[0];
  if (!year) return undefined;
  const known = (part: string) => part !== '' && part !== '--' && part !== '00';
  const [month, day] = [digits.slice(4, 6), digits.slice(6, 8)];
  const low = Number(`${year}${known(month) ? month : '01'}${known(month) && known(day) ? day : '01'}`);
  return [low, Number(`${year}${known(month) ? month : '99'}${known(month) && known(day) ? day : '99'}`)];
};

const wordsOf = (r: PassportRecord): string[] => {
  const parts = [r.acceNumb, r.acceName, r.collSite, ...r.otherNumb.flatMap((o) => [o.number, o.usedBy])];
  parts.push(
    r.genus,
    r.species,
    r.subtaxa,
    r.cropName,
    r.crop,
    r.crop === 'wheat' ? 'trigo' : '',
    INSTITUTES[r.instCode]?.words,
  );
  parts.push(r.origCty, COUNTRY[r.origCty ?? '']);
  return pieces(fold(parts.filter(Boolean).join(' | ')));
};
const hasWords = (words: string[], text: string) =>
  (pieces(fold(text)).length > 0 ? pieces(fold(text)) : [text]).every((term) =>
    /^\p{N}/u.test(term) ? words.includes(term) : words.some((word) => word.startsWith(term)),
  );

type Texts = { eq?: string[]; contains?: string[]; sw?: string[]; ge?: string; le?: string } | undefined;
const textPasses = (asked: Texts, value: string | undefined): boolean => {
  const { eq = [], contains = [], sw = [], ge, le } = asked ?? {};
  if (eq.length + contains.length + sw.length === 0 && ge === undefined && le === undefined) return true;
  if (value === undefined) return false;
  return (
    (eq.length === 0 || eq.includes(value)) &&
    (contains.length === 0 || contains.some((part) => fold(value).includes(fold(part)))) &&
    (sw.length === 0 || sw.some((part) => fold(value).startsWith(fold(part)))) &&
    (ge === undefined || value >= ge) &&
    (le === undefined || value <= le)
  );
};
const inRange = (
  asked: { eq?: number[]; ge?: number; lt?: number } | undefined,
  value: number | undefined,
): boolean => {
  const { eq = [], ge, lt } = asked ?? {};
  if (eq.length === 0 && ge === undefined && lt === undefined) return true;
  if (value === undefined) return false;
  return (
    (eq.length === 0 || eq.includes(value)) && (ge === undefined || value >= ge) && (lt === undefined || value < lt)
  );
};
const oneOf = (asked: readonly unknown[] | undefined, values: readonly unknown[]): boolean =>
  !asked || asked.length === 0 || asked.some((each) => values.includes(each));
const flagIs = (asked: boolean | undefined, value: boolean | undefined) => asked === undefined || asked === value;
const placed = (r: PassportRecord) => r.decLatitude !== undefined && r.decLongitude !== undefined;

const VALUE: Record<string, (r: PassportRecord) => unknown> = {
  sampStat: (r) => r.sampStat,
  'geo.latitude': (r) => r.decLatitude,
  doi: (r) => r.puid,
  storage: (r) => r.storage[0],
  'coll.collSite': (r) => r.collSite,
  'taxonomy.species': (r) => r.species,
  crop: (r) => r.crop,
};

const dateIn = (asked: { ge?: string; le?: string } | undefined, value: string | undefined): boolean => {
  if (asked?.ge === undefined && asked?.le === undefined) return true;
  const span = value === undefined ? undefined : days(value);
  if (!span) return false;
  const [from, to] = [days(asked.ge ?? '0001'), days(asked.le ?? '9999')];
  return span[0] >= (from?.[0] ?? 0) && span[1] <= (to?.[1] ?? 0);
};

/** Whether a record passes one level of a filter; `left` names a facet's own property. */
function passesLevel(f: AccessionFilter, r: PassportRecord, left: string): boolean {
  const own = (path: string) => path === left;
  const institute = INSTITUTES[r.instCode];
  const text = f._text?.trim() ?? '';
  const isDoi = text.startsWith('10.');
  return (
    (text === '' ||
      (isDoi
        ? r.puid?.toLowerCase() === text.toLowerCase()
        : text.split(/\s+/).every((word) => hasWords(wordsOf(r), word)))) &&
    (own('crop') || oneOf(f.crop, [r.crop])) &&
    textPasses(f.accessionNumber, r.acceNumb) &&
    oneOf(f.accessionNumbers?.map(compact), [compact(r.acceNumb)]) &&
    (own('institute.code') || oneOf(f.institute?.code, [r.instCode])) &&
    (own('institute.country.code3') || oneOf(f.institute?.country?.code3, [institute?.country])) &&
    ((f.institute?._text ?? ' ').trim() === '' ||
      hasWords(pieces(fold(institute?.words ?? '')), f.institute?._text ?? '')) &&
    (own('countryOfOrigin.code3') || oneOf(f.countryOfOrigin?.code3, [r.origCty])) &&
    oneOf(f.countryOfOrigin?.region, REGIONS[r.origCty ?? ''] ?? []) &&
    (own('taxonomy.genus') || oneOf(f.taxonomy?.genus, [r.genus])) &&
    (own('taxonomy.genusSpecies') ||
      oneOf(f.taxonomy?.genusSpecies, [[r.genus, r.species].filter(Boolean).join(' ')])) &&
    (own('sampStat') || oneOf(f.sampStat, [r.sampStat])) &&
    (own('storage') || oneOf(f.storage, r.storage)) &&
    (own('historic') || flagIs(f.historic, r.historic ?? false)) &&
    (own('available') || flagIs(f.available, r.available)) &&
    flagIs(f.sgsv, r.duplSite.includes('NOR051')) &&
    flagIs(f.images, (r.images ?? 0) > 0) &&
    flagIs(f.hasDoi, r.puid !== undefined) &&
    (own('donorCode') || oneOf(f.donorCode, [r.donorCode])) &&
    oneOf(f.networks, institute?.networks ?? []) &&
    textPasses(f.coll?.collSite, r.collSite) &&
    dateIn(f.coll?.collDate, r.collDate) &&
    inRange(f.geo?.latitude, r.decLatitude) &&
    inRange(f.geo?.elevation, r.elevation) &&
    flagIs(f.geo?.referenced, placed(r)) &&
    inRange(f.pdci, pdciScore(r)) &&
    (f.NULL ?? []).every((path) => VALUE[path]?.(r) === undefined) &&
    (f.NOTNULL ?? []).every((path) => VALUE[path]?.(r) !== undefined)
  );
}

/** Whether anything is asked at all: empty lists, blank texts and null are no criteria. */
const asks = (value: unknown, name = ''): boolean => {
  if (value === null || value === undefined) return false;
  if (name === '_text') return String(value).trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.entries(value).some(([key, each]) => asks(each, key));
};

const passes = (filter: AccessionFilter, r: PassportRecord, left: string): boolean => {
  const { NOT, AND, OR, ...level } = filter;
  const rest =
    passesLevel(level, r, left) && (!asks(AND) || passes(AND ?? {}, r, '')) && !(asks(NOT) && passes(NOT ?? {}, r, ''));
  if (!asks(OR)) return rest;
  const other = passes(OR ?? {}, r, '');
  const isLeft = left !== '' && !asks(withoutPath(level, left)) && !asks(AND) && !asks(NOT);
  return (asks(level) || asks(AND) || asks(NOT)) && !isLeft ? rest || other : other;
};

const withoutPath = (level: AccessionFilter, path: string): AccessionFilter => {
  const [first = '', ...below] = path.split('.');
  return Object.fromEntries(
    Object.entries(level).flatMap(([name, value]): [string, unknown][] => {
      if (name !== first) return [[name, value]];
      return below.length === 0 ? [] : [[name, withoutPath((value ?? {}) as AccessionFilter, below.join('.'))]];
    }),
  );
};

const saysHistoric = (f: AccessionFilter): boolean =>
  typeof f.historic === 'boolean' || [f.NOT, f.AND, f.OR].some((each) => each !== undefined && saysHistoric(each));

/** @param left the property of a facet, whose own criterion does not count at the root. */
export const matches = (filter: AccessionFilter, r: PassportRecord, left = ''): boolean =>
  passes(filter, r, left) && (saysHistoric(filter) || left === 'historic' || !r.historic);
