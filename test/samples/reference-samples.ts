import type { Stored } from '@/contract/entity';
import type { Table } from '../../mocks/tools/store/table';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, text, type Sample } from './shapes';

/** Of rows that are there, changed and removed by their key. */
const keyedSamples = <P extends string, K extends string, T extends Stored>(
  path: P,
  key: K,
  body: object,
  change: object,
  table: Table<T>,
  rowOf: (key: string) => T,
) => {
  const params = { [key]: '' };
  const made = { ...body, shortName: '' };
  const given = async () => {
    await table.all();
    const at = crypto.randomUUID();
    params[key] = at;
    table.create(rowOf(at), { by: undefined });
  };
  return {
    [`POST ${path}`]: {
      as: 'administrator',
      given: () => void (made.shortName = crypto.randomUUID()),
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

/** Calls that write crops, countries, institutes, data providers and networks. */
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
  };
  const institute = { version: 0, acronym: '' };
  const country = { version: 0, description: '' };

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
  } satisfies Record<string, Sample>;
}
