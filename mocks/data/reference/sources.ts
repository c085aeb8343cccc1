import type { Crop } from '@/contract/reference/crop';
import type { Country, Region } from '@/contract/reference/geography';
import type { Institute } from '@/contract/reference/institute';
import type { Translations } from '@/contract/publication/publication';
import { CROPS } from '@/mcpd/crop-table';
import type { AccessionCounts } from '../accessions/service';
import { COUNTRIES, type CountryRow } from './countries';
import { INSTITUTES } from './institutes';
import { REGIONS } from './regions';
import { countryOfInstitute, countryRow, instituteRow, regionRow, regionsAbove } from './reference';
import type { Audit } from '../../tools/store/audit';
import type { Clock } from '../../tools/store/clock';
import { lazySource, type Revised, type Source } from '../../tools/store/source';
import type { Store } from '../../tools/store/store';
import { makeTable, type Table } from '../../tools/store/table';

type Counts = () => Promise<AccessionCounts>;

/** Where what is changed is kept, and the accessions that are counted. */
interface Changes {
  store: Store;
  audit: Audit;
  clock: Clock;
  accessions: Revised;
}

const byName = new Intl.Collator('en').compare;

/** Computed from the counts of the accession service. */
const source = <T>(
  counts: Counts,
  accessions: Revised,
  key: (row: T) => string,
  rows: (counts: AccessionCounts) => T[],
): Source<T> => lazySource(key, async () => rows(await counts()), accessions);

/** Codes that the data name and the reference does not: each is its own name. */
const unknownCodes = (counted: Record<string, unknown>, known: (code: string) => unknown): string[] =>
  Object.keys(counted)
    .filter((code) => code !== '' && known(code) === undefined)
    .sort();

const countryName = (row: CountryRow | undefined) => (row ? { code3: row.code3, name: row.name } : null);

export const instituteTable = (counts: Counts, changes: Changes): Table<Institute> =>
  makeTable<Institute>(changes, {
    name: 'wiews',
    follows: changes.accessions,
    key: ({ code }) => code,
    computed: (_, seed) => ({
      accessionCount: seed?.accessionCount ?? 0,
      crops: seed?.crops ?? [],
      pdci: seed?.pdci ?? null,
    }),
    seeds: async () => {
      const counted = await counts();
      const codes = [...INSTITUTES.map(({ code }) => code), ...unknownCodes(counted.institutes, instituteRow)];
      return codes
        .map((code, index): Institute => {
          const held = counted.institutes[code];
          return {
            fullName: code,
            ...instituteRow(code),
            id: index + 1,
            code,
            country: countryName(countryOfInstitute(code)),
            accessionCount: held?.current ?? 0,
            crops: held?.crops ?? [],
            pdci: held?.pdci ?? null,
          };
        })
        .sort((a, b) => byName(a.code, b.code));
    },
  });

/** What a crop is called elsewhere, as a translation of its English name. */
const namesOf = ({ name, names }: Pick<(typeof CROPS)[number], 'name' | 'names'>): Translations =>
  Object.fromEntries(
    Object.entries(names).flatMap(([code, other]) => (code === 'en' ? [] : [[code, { name: other, from: { name } }]])),
  );

export const cropTable = (counts: Counts, changes: Changes): Table<Crop> =>
  makeTable<Crop>(changes, {
    name: 'crop',
    follows: changes.accessions,
    key: ({ shortName }) => shortName,
    computed: (_, seed) => ({ accessionCount: seed?.accessionCount ?? 0, taxa: seed?.taxa ?? [] }),
    seeds: async () => {
      const counted = await counts();
      const known = new Map(CROPS.map((crop) => [crop.shortName, crop]));
      const unknown = unknownCodes(counted.crops, (name) => known.get(name)).map((shortName) => ({
        shortName,
        name: shortName,
        names: undefined,
        otherNames: [],
        genera: [],
      }));
      return [...CROPS, ...unknown]
        .map((crop): Crop => {
          const translations = crop.names && namesOf(crop);
          const species = 'species' in crop ? (crop.species ?? []) : [];
          return {
            shortName: crop.shortName,
            name: crop.name,
            title: crop.name,
            ...(translations && { translations }),
            otherNames: crop.otherNames,
            accessionCount: counted.crops[crop.shortName] ?? 0,
            taxa: [...crop.genera, ...species],
          };
        })
        .sort((a, b) => byName(a.name, b.name));
    },
  });

const regionName = (isoCode: string | null) => {
  const row = isoCode === null ? undefined : regionRow(isoCode);
  return row ? { isoCode: row.isoCode, name: row.name } : null;
};

export const countryTable = (counts: Counts, changes: Changes): Table<Country> =>
  makeTable<Country>(changes, {
    name: 'country',
    follows: changes.accessions,
    key: ({ code3 }) => code3,
    computed: (_, seed) => ({
      accessionCount: seed?.accessionCount ?? 0,
      instituteCount: seed?.instituteCount ?? 0,
      heldCount: seed?.heldCount ?? 0,
    }),
    seeds: async () => {
      const counted = await counts();
      const holders = new Map<string, number>();
      for (const [code, { current }] of Object.entries(counted.institutes)) {
        const country = countryOfInstitute(code)?.code3;
        if (country && current > 0) holders.set(country, (holders.get(country) ?? 0) + 1);
      }
      const unknown = unknownCodes({ ...counted.origins, ...counted.holdingCountries }, countryRow);
      const rows: Partial<CountryRow & { code3: string }>[] = [...COUNTRIES, ...unknown.map((code3) => ({ code3 }))];
      return rows
        .map(({ code3 = '', code2 = null, codeNum = null, name = code3, ...row }): Country => ({
          code3,
          code2,
          codeNum,
          name,
          current: row.current ?? false,
          replacedBy: row.replacedBy ?? null,
          region: regionName(row.region ?? null),
          accessionCount: counted.origins[code3] ?? 0,
          instituteCount: holders.get(code3) ?? 0,
          heldCount: counted.holdingCountries[code3] ?? 0,
        }))
        .sort((a, b) => byName(a.name, b.name));
    },
  });

export const regionSource = (counts: Counts, accessions: Revised): Source<Region> =>
  source(
    counts,
    accessions,
    ({ isoCode }) => isoCode,
    (counted) => {
      const originating = new Map<string, number>();
      for (const { code3, region } of COUNTRIES)
        for (const above of regionsAbove(region))
          originating.set(above, (originating.get(above) ?? 0) + (counted.origins[code3] ?? 0));
      // A parent stands before its children in the table, and so here.
      return REGIONS.map(({ isoCode, name, parent }) => ({
        isoCode,
        name,
        parentRegion: regionName(parent),
        countryCount: COUNTRIES.filter(({ region, current }) => current && region === isoCode).length,
        accessionCount: originating.get(isoCode) ?? 0,
      }));
    },
  );
