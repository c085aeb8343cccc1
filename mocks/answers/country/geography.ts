import type { Language } from '@/contract/constants';
import type { Country, CountryFilter, Region, RegionFilter } from '@/contract/reference/geography';
import { countrySchema } from '@/contract/reference/reference-schema';
import { answer, type Answer } from '../../rules/world/answer';
import { badRequest, notFound } from '../../tools/http/api-failure';
import { withToken } from '../../rules/tokens/caller';
import { crud } from '../../rules/entities/crud';
import { managed } from '../../rules/entities/managed';
import { collection } from '../../rules/entities/collection';
import type { Fields } from '../../tools/lists/field';
import { countryRow, regionsAbove } from '../../data/reference/reference';
import { sentence } from '../../tools/http/sentence';
import type { World } from '../../rules/world/world';

/** Neither made nor removed here. */
const managedCountries = managed<Country>({
  kind: 'country',
  key: 'code3',
  what: 'country',
  schema: countrySchema,
  mayCreate: () => false,
  table: ({ countries }) => countries,
  fresh: () => ({ code3: '', name: '', current: true, accessionCount: 0, instituteCount: 0, heldCount: 0 }),
});

/** As browsers show them; made once for each language. */
const known = new Map<Language, Intl.DisplayNames>();
function namesIn(language: Language): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  known.set(language, names);
  return names;
}

const countryFields: Fields<Country> = {
  code3: { kind: 'terms', value: ({ code3 }) => code3, search: true },
  code2: { kind: 'terms', value: ({ code2 }) => code2, search: true, internal: true },
  name: {
    kind: 'text',
    value: ({ name }) => name,
    inLanguage: ({ code2, name }, language) => (code2 && namesIn(language).of(code2)) || name,
    search: true,
    internal: true,
  },
  region: {
    kind: 'terms',
    value: ({ region }) => regionsAbove(region?.isoCode),
    facet: ({ region }) => region?.isoCode,
  },
  current: { kind: 'flag', value: ({ current }) => current, facet: true },
  accessions: { kind: 'flag', value: ({ accessionCount }) => accessionCount > 0, facet: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
  instituteCount: { kind: 'number', value: ({ instituteCount }) => instituteCount, internal: true },
  heldCount: { kind: 'number', value: ({ heldCount }) => heldCount, internal: true },
};

const regionFields: Fields<Region> = {
  isoCode: { kind: 'terms', value: ({ isoCode }) => isoCode, search: true },
  name: { kind: 'text', value: ({ name }) => name, search: true, internal: true },
  parentRegion: { kind: 'terms', value: ({ parentRegion }) => parentRegion?.isoCode, facet: true },
  countryCount: { kind: 'number', value: ({ countryCount }) => countryCount, internal: true },
  accessionCount: { kind: 'number', value: ({ accessionCount }) => accessionCount, internal: true },
};

const countriesOf = collection<Country, CountryFilter>(countryFields, (world) => world.countries.all());
const regionsOf = collection<Region, RegionFilter>(regionFields, (world) => world.regions.all());

/** By its alpha-3 code, or by its number in ISO 3166-1, with or without the zeros before it. */
async function countryOf(world: World, code: string): Promise<Country | undefined> {
  if (!/^\d{1,3}$/.test(code)) return world.countries.one(code.toUpperCase());
  const all = (await world.countries.all()).filter(({ codeNum }) => codeNum === Number(code));
  return all.find(({ current }) => current) ?? all[0];
}

export const geography: readonly Answer[] = [
  answer('POST /country/list', withToken, countriesOf.list),
  answer('POST /country/filter', withToken, countriesOf.filter),

  answer('GET /country/:code3', withToken, async ({ world, params, session }) => {
    const country = await countryOf(world, params.code3);
    if (!country) throw notFound(sentence('noCountry', { id: params.code3 }));
    const institutes = await world.institutes.all();
    const genesysInstitutes = institutes
      .filter((each) => each.country?.code3 === country.code3 && each.accessionCount > 0)
      .map(({ code, fullName, acronym, accessionCount }) => ({ code, fullName, acronym, accessionCount }));
    const seen = managedCountries.details(world, country, session);
    return { ...seen, successors: [...(countryRow(country.code3)?.successors ?? [])], genesysInstitutes };
  }),

  ...crud(managedCountries).filter(({ line }) => line.startsWith('PUT ')),

  answer('POST /region/list', withToken, regionsOf.list),
  answer('POST /region/filter', withToken, regionsOf.filter),

  answer('GET /region/:isoCode', withToken, async ({ world, params }) => {
    const region = await world.regions.one(params.isoCode);
    if (!region) throw notFound(sentence('noRegion', { id: params.isoCode }));
    const [regions, countries] = await Promise.all([world.regions.all(), world.countries.all()]);
    return {
      ...region,
      subRegions: regions.filter(({ parentRegion }) => parentRegion?.isoCode === region.isoCode),
      countries: countries.filter((country) => country.region?.isoCode === region.isoCode),
    };
  }),

  answer('POST /vocabulary/iso3166/decode', withToken, async ({ world, body = [] }) => {
    if (!Array.isArray(body)) throw badRequest('A list of codes is expected.');
    const countries = await world.countries.all();
    const wanted = new Set(body);
    // No code at all asks for every name.
    const asked = wanted.size === 0 ? countries : countries.filter(({ code3 }) => wanted.has(code3));
    return Object.fromEntries(asked.map(({ code3, name }) => [code3, name]));
  }),
];
