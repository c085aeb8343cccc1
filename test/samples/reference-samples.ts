import type { Stored } from '@/contract/entity';
import type { Table } from '../../mocks/tools/store/table';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, list, number, page, suggesting, text, type Sample } from './shapes';

/** Of rows that are there, changed and removed by their key. */
const keyedSamples = <P extends string, K extends string, T extends Stored>(
  path: P,
  key: K,
  body: object,
  change: object,
  table: Table<T>,
  rowOf: (key: string) => T,
  /** What tells a new one from all others. */
  name = 'shortName',
) => {
  const params = { [key]: '' };
  const made: Record<string, unknown> = { ...body };
  const given = async () => {
    await table.all();
    const at = crypto.randomUUID();
    params[key] = at;
    table.create(rowOf(at), { by: undefined });
  };
  return {
    [`POST ${path}`]: {
      as: 'administrator',
      given: () => void (made[name] = crypto.randomUUID()),
      body: made,
      shape: like({ version: 1, createdBy: text }),
    },
    [`PUT ${path}/:${key}`]: {
      as: 'administrator',
      given,
      params,
      body: { ...change, version: 1 },
      shape: like({ ...change, version: 2 }),
    },
    [`DELETE ${path}/:${key}`]: { as: 'administrator', given, params, query: '?version=1', shape: null },
  } as Record<`POST ${P}` | `PUT ${P}/:${K}` | `DELETE ${P}/:${K}`, Sample>;
};

/** Calls that write crops, countries, institutes, data providers, networks and names of taxa. */
export function referenceSamples({ world }: TestApi) {
  const named = { name: 'Grasses', urls: [], wiewsCodes: [], countries: [], accessionCount: 0 };
  const titled = { title: 'Grasses', wiewsCodes: [], countries: [], accessionCount: 0, instituteCount: 0 };
  const crop = { name: 'Grass', otherNames: [], accessionCount: 0 };
  const { crops, institutes, countries, catalogue } = world;
  const reference = {
    ...keyedSamples(
      '/crop',
      'shortName',
      { name: 'Grass', otherNames: [] },
      { name: 'Grasses' },
      crops,
      (shortName) => ({
        ...crop,
        shortName,
      }),
    ),
    ...keyedSamples(
      '/partner',
      'uuid',
      { name: 'Grasses', urls: [], wiewsCodes: [] },
      { name: 'Grasses of the North' },
      catalogue.partners,
      (uuid) => ({ ...named, uuid, shortName: uuid }),
    ),
    ...keyedSamples(
      '/network',
      'shortName',
      { title: 'Grasses' },
      { title: 'All grasses' },
      catalogue.networks,
      (shortName) => ({
        ...titled,
        shortName,
      }),
    ),
    ...keyedSamples(
      '/vocabulary',
      'uuid',
      { title: 'Grasses', terms: [{ code: '1', title: 'Wheat' }] },
      { title: 'All grasses' },
      catalogue.vocabularies,
      (uuid) => ({ uuid, code: uuid, title: 'Grasses', termCount: 0, terms: [] }),
      'code',
    ),
  };
  const institute = { version: 0, acronym: '' };
  const country = { version: 0, description: '' };
  const translation = { version: 0, texts: {} };
  const taxon = { id: '' };
  const names = { version: 0, currentName: '' };
  /** Another one is read than written, so that neither needs the other to come later. */
  const wheat = async (place: number) => {
    const wheats = (await catalogue.taxa.all()).filter(({ genus, hasExternal }) => genus === 'Triticum' && hasExternal);
    const found = wheats[place];
    taxon.id = found?.id ?? '';
    Object.assign(names, { version: found?.version ?? 0, currentName: crypto.randomUUID() });
  };

  return {
    ...reference,
    'PUT /wiews/:code': {
      as: 'administrator',
      params: { code: 'CZE122' },
      given: async () => {
        institute.version = (await institutes.one('CZE122'))?.version ?? 0;
        institute.acronym = crypto.randomUUID();
      },
      body: institute,
      shape: like({ code: 'CZE122', acronym: text, country: like({ code3: 'CZE' }) }),
    },
    'PUT /country/:code3': {
      as: 'administrator',
      params: { code3: 'CZE' },
      given: async () => {
        country.version = (await countries.one('CZE'))?.version ?? 0;
        country.description = crypto.randomUUID();
      },
      body: country,
      shape: like({ code3: 'CZE', description: text }),
    },
    'GET /taxonomy/:id': {
      as: 'administrator',
      params: taxon,
      given: () => wheat(0),
      shape: like({ id: text, genus: 'Triticum', hasExternal: true, overrides: false }),
    },
    'PUT /taxonomy/:id': {
      as: 'administrator',
      params: taxon,
      given: () => wheat(1),
      body: names,
      shape: like({ genus: 'Triticum', currentName: text, overrides: true, external: like({}) }),
    },
    'POST /l10n/:entity/list': {
      as: 'administrator',
      params: { entity: 'crop' },
      body: { key: ['wheat'] },
      shape: page({ key: 'wheat', title: 'Wheat', language: 'en', version: number, texts: list }),
    },
    'POST /l10n/:entity/filter': {
      as: 'administrator',
      params: { entity: 'crop' },
      body: { key: ['wheat'], missing: ['fa'] },
      shape: suggesting({ key: 'wheat', texts: list }, 'missing'),
    },
    'PUT /l10n/:entity/:key/:lang': {
      as: 'administrator',
      params: { entity: 'crop', key: 'wheat', lang: 'de' },
      given: async () => {
        translation.version = (await crops.one('wheat'))?.version ?? 0;
        translation.texts = { name: crypto.randomUUID() };
      },
      body: translation,
      shape: like({
        key: 'wheat',
        version: number,
        texts: [like({ name: 'name', source: 'Wheat' }), like({ name: 'otherNames', source: text })],
      }),
    },
  } satisfies Record<string, Sample>;
}
