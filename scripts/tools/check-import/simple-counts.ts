import Papa from 'papaparse';
import { CROPS } from '@/mcpd/crop-table';
import { COUNTRIES } from '../../../mocks/reference/countries';
import { simplePdci } from './simple-pdci';

/** Counts of one facet: terms, and the rows that have none. */
export interface SimpleFacet {
  terms: Map<string, number>;
  missing: number;
}

export interface SimpleCounts {
  rows: number;
  refused: number;
  facets: Record<string, SimpleFacet>;
}

type Row = Record<string, string>;

const SAMPSTAT = '100 110 120 130 200 300 400 410 411 412 413 414 415 416 420 421 422 423 500 600 999'.split(' ');
const STORAGE = '10 11 12 13 20 30 40 50 99'.split(' ');

const flag = (value = '') =>
  /^(1|y|yes|true)$/i.test(value) ? ['true'] : /^(0|n|no|false)$/i.test(value) ? ['false'] : [];
const given = (value = '') => (value === '' ? [] : [value]);

/** 1900 for 19080000, 1908-00-00 and 1908; only where such a day exists. */
const decade = (value = '') => {
  const [year = '', month = '', day = ''] = /[-/]/.test(value)
    ? value.split(/[-/]/)
    : [value.slice(0, 4), value.slice(4, 6), value.slice(6, 8)];
  if (!/^\d{4}$/.test(year) || Number(year) < 1500) return [];
  const known = Number(month) > 0 && Number(day) > 0;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return known && date.getUTCDate() !== Number(day) ? [] : [`${year.slice(0, 3)}0`];
};

const crops = (row: Row) => {
  const name = (row.CROPNAME ?? '').toLowerCase();
  const taxon = `${row.GENUS} ${row.SPECIES}`.replaceAll('×', '');
  const found =
    CROPS.find(
      (crop) => name && [crop.name, crop.shortName, ...crop.otherNames].some((one) => one.toLowerCase() === name),
    ) ??
    CROPS.find((crop) => crop.species?.includes(taxon)) ??
    CROPS.find((crop) => crop.genera.includes((row.GENUS ?? '').replaceAll('×', '')));
  return found ? [found.shortName] : [];
};

const degrees = (decimal = '', dms = '', most = 180) => {
  const number = decimal === '' ? NaN : Number(decimal);
  if (Math.abs(number) <= most) return number;
  const parts = /^(\d{2,3})(\d\d|--)(\d\d|--)[NSEW]$/.exec(dms);
  return parts ? Number(parts[1]) + (Number(parts[2]) || 0) / 60 + (Number(parts[3]) || 0) / 3600 : NaN;
};

const referenced = (row: Row) => {
  const latitude = degrees(row.DECLATITUDE, row.LATITUDE, 90);
  const longitude = degrees(row.DECLONGITUDE, row.LONGITUDE, 180);
  return latitude + longitude === latitude + longitude && !(latitude === 0 && longitude === 0);
};

const origin = (row: Row) => (/^[A-Z]{3}$/.test(row.ORIGCTY ?? '') ? [row.ORIGCTY ?? ''] : []);

const FACETS: Record<string, (row: Row) => string[]> = {
  'institute.code': (row) => given(row.INSTCODE),
  // A WIEWS code begins with the code of its country.
  'institute.country.code3': (row) => [(row.INSTCODE ?? '').slice(0, 3)],
  'crop.shortName': crops,
  'taxonomy.genus': (row) => given(row.GENUS),
  'taxonomy.species': (row) => given(row.SPECIES),
  'taxonomy.genusSpecies': (row) => [`${row.GENUS} ${row.SPECIES ?? ''}`.trim()],
  'countryOfOrigin.code3': origin,
  'countryOfOrigin.region': (row) =>
    origin(row).flatMap((code) => COUNTRIES.find((country) => country.code3 === code)?.region ?? []),
  sampStat: (row) => given(row.SAMPSTAT).filter((code) => SAMPSTAT.includes(code)),
  storage: (row) => [...new Set((row.STORAGE ?? '').split(';'))].filter((code) => STORAGE.includes(code)),
  available: (row) => flag(row.AVAILABLE),
  // What is not said to be historic is current.
  historic: (row) => (flag(row.HISTORIC).length > 0 ? flag(row.HISTORIC) : ['false']),
  // NOR051 is the Svalbard Global Seed Vault.
  sgsv: (row) => [String((row.DUPLSITE ?? '').split(';').includes('NOR051'))],
  mlsStatus: (row) => flag(row.MLSSTAT),
  donorCode: (row) => given(row.DONORCODE),
  'geo.referenced': (row) => [String(referenced(row))],
  'coll.decade': (row) => decade(row.COLLDATE),
  'acquisition.decade': (row) => decade(row.ACQDATE),
  pdci: (row) => [String(Math.floor(simplePdci(row, referenced(row), origin(row).length > 0)))],
  // No column of a passport file says anything about these.
  curationType: () => [],
  aegis: () => [],
  networks: () => [],
  images: () => ['false'],
  genotyped: () => ['false'],
};

/**
 * Counts every facet straight over separated files with the headings of MCPD: its own few lines per column, sharing
 * with the importer nothing but the table of crops.
 */
export const simpleCounts = (texts: string[], institute = ''): SimpleCounts => {
  const rows = texts.flatMap((text) => Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data);
  const seen = new Set<string>();
  const facets = Object.fromEntries(
    Object.keys(FACETS).map((key): [string, SimpleFacet] => [key, { terms: new Map(), missing: 0 }]),
  );
  let refused = 0;
  for (const raw of rows) {
    const row = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key.trim().toUpperCase(), value.trim()]));
    row.INSTCODE ||= institute;
    const identity = [row.INSTCODE, row.ACCENUMB, row.GENUS];
    if (identity.some((part) => !part) || seen.has(identity.join('\n'))) {
      refused++;
      continue;
    }
    seen.add(identity.join('\n'));
    // The catalogue leaves historic accessions out unless asked for them.
    if (flag(row.HISTORIC)[0] === 'true') continue;
    for (const [key, termsOf] of Object.entries(FACETS)) {
      const facet = facets[key];
      const terms = termsOf(row);
      if (facet && terms.length === 0) facet.missing++;
      for (const term of terms) facet?.terms.set(term, (facet.terms.get(term) ?? 0) + 1);
    }
  }
  return { rows: rows.length, refused, facets };
};
