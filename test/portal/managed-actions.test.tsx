import { citationTable } from '../../mocks/answers/citation/managed-citations';
import type { Stored } from '@/contract/entity';
import { ROLES, type Role } from '@/contract/account/session';
import { dashboardCitationList } from '@/entities/citation/dashboard-list';
import { countryDetail } from '@/entities/country/detail';
import { countryEditor } from '@/entities/country/editor';
import { cropDetail } from '@/entities/crop/detail';
import { cropEditor } from '@/entities/crop/editor';
import { dashboardGenotypeList } from '@/entities/genotype/dashboard-list';
import { instituteDetail } from '@/entities/institute/detail';
import { instituteEditor } from '@/entities/institute/editor';
import { networkDetail } from '@/entities/network/detail';
import { networkEditor } from '@/entities/network/editor';
import { partnerDetail } from '@/entities/partner/detail';
import { partnerEditor } from '@/entities/partner/editor';
import { adminVocabularyList } from '@/entities/vocabulary/admin-list';
import { permits } from '@/routes/route';
import { rowOf, type RouteName } from '@/routes/routes';
import type { Table } from '../../mocks/tools/store/table';
import { testApi } from '../../mocks/rules/world/api.fixture';
import type { World } from '../../mocks/rules/world/world';

type AnyRow = Stored & Record<string, unknown>;
type AnyTable = Table<AnyRow>;
/** Names of what the portal offers to do with a row that it was answered. */
type Offered = (row: AnyRow) => string[];

interface Kind {
  path: string;
  key?: string;
  /** What tells a new one from all others, in what is sent. */
  one?: string;
  table: (world: World) => unknown;
  /** What is sent of a new one; nothing where rows are there, and none is made. */
  sent?: object;
  states?: readonly object[];
  change: object;
  offered: Offered;
  /** The address where a new one is made. */
  newAt?: RouteName;
}

interface List {
  useRowActions?: () => readonly { name: string; allowed: (row: never) => boolean }[];
}
const ofList =
  ({ useRowActions: actionsOf = () => [] }: List): Offered =>
  (row) =>
    actionsOf().flatMap(({ name, allowed }) => (name !== 'view' && allowed(row as never) ? name : []));

const ofPage =
  ({ edit }: { edit?: unknown }, { remove }: { remove?: unknown }): Offered =>
  ({ _permissions }) => [
    ...(edit && _permissions?.write ? ['edit'] : []),
    ...(remove && _permissions?.delete ? ['delete'] : []),
  ];

/** Of rows that are not sent. */
const COUNTED = { otherNames: [], urls: [], wiewsCodes: [], countries: [], accessionCount: 0, instituteCount: 0 };

const KINDS: Record<string, Kind> = {
  genotype: {
    path: '/genotype',
    one: 'genotypeId',
    table: ({ catalogue }) => catalogue.genotypes,
    sent: { acceNumb: 'X 1', genotypeId: 'G' },
    change: { serverUrl: 'https://example.org' },
    offered: ofList(dashboardGenotypeList),
    newAt: 'newGenotype',
  },
  citation: {
    path: '/bibliography',
    table: citationTable,
    sent: { type: 'article', title: 'Grass', authors: [], keywords: [], collections: [], crops: [] },
    states: [{ status: 'DRAFT' }, { status: 'PUBLISHED' }],
    change: { title: 'Grasses' },
    offered: ofList(dashboardCitationList),
    newAt: 'newCitation',
  },
  crop: {
    path: '/crop',
    key: 'shortName',
    one: 'shortName',
    table: ({ crops }) => crops,
    sent: { name: 'Grass', otherNames: [] },
    change: { name: 'Grasses' },
    offered: ofPage(cropDetail, cropEditor),
    newAt: 'newCrop',
  },
  'data provider': {
    path: '/partner',
    one: 'shortName',
    table: ({ catalogue }) => catalogue.partners,
    sent: { name: 'Grass', urls: [], wiewsCodes: [] },
    change: { name: 'Grasses' },
    offered: ofPage(partnerDetail, partnerEditor),
    newAt: 'newPartner',
  },
  network: {
    path: '/network',
    key: 'shortName',
    one: 'shortName',
    table: ({ catalogue }) => catalogue.networks,
    sent: { title: 'Grass', wiewsCodes: [] },
    change: { title: 'Grasses' },
    offered: ofPage(networkDetail, networkEditor),
    newAt: 'newNetwork',
  },
  vocabulary: {
    path: '/vocabulary',
    one: 'code',
    table: ({ catalogue }) => catalogue.vocabularies,
    sent: { title: 'Grass', terms: [] },
    change: { title: 'Grasses' },
    offered: ofList(adminVocabularyList),
    newAt: 'newVocabulary',
  },
  institute: {
    path: '/wiews',
    key: 'code',
    table: ({ institutes }) => institutes,
    change: { acronym: 'GRASS' },
    offered: ofPage(instituteDetail, instituteEditor),
  },
  country: {
    path: '/country',
    key: 'code3',
    table: ({ countries }) => countries,
    change: { description: 'Grasses' },
    offered: ofPage(countryDetail, countryEditor),
  },
};

const api = testApi({ accessions: 60 });
const STATUSES: Record<string, string> = { publish: 'PUBLISHED', unpublish: 'DRAFT' };

const CELLS = Object.keys(KINDS).flatMap((kind) => ROLES.map((role) => [role, kind] as const));

test.each(CELLS)('%s is offered what the API allows with a %s, and nothing else', async (role: Role, name) => {
  const { path, key = 'uuid', one, table: tableOf, sent, states = [{}], change, offered, newAt } = KINDS[name] as Kind;
  const table = tableOf(api.world) as AnyTable;
  const [seed] = await table.all();
  const [partner] = await api.world.catalogue.partners.all();
  const email = `${role.toLowerCase()}-${name.replace(' ', '-')}@example.org`;
  const me = api.world.users.add({ email, fullName: role, roles: ['ROLE_USER', role] });
  const token = await api.token(email);
  const call = (line: string, body?: object) => api.call(line.replace(' ', ' /api/v2'), { token, body });
  /** As it is sent and kept: none is like another. */
  const fresh = () => {
    const own = crypto.randomUUID();
    return { ...sent, ...(one && { [one]: own }) };
  };
  const make = (state: object, by: string): AnyRow => {
    if (!sent) return seed as AnyRow;
    const row = { ...COUNTED, ...fresh(), ...state };
    return table.create(key === 'uuid' ? { ...row, uuid: crypto.randomUUID() } : row, { by });
  };
  const at = (row: AnyRow) => `${path}/${String(row[key])}`;
  const version = (row: AnyRow) => table.get(String(row[key]))?.version ?? 0;
  const perform = async (action: string, state: object, by: string): Promise<boolean> => {
    const row = make(state, by);
    const status = STATUSES[action];
    if (status && (row['status'] === undefined || row['status'] === status)) return false;
    const answer =
      action === 'delete'
        ? await call(`DELETE ${at(row)}?version=${version(row)}`)
        : await call(`PUT ${at(row)}`, { version: version(row), ...(status ? { status } : change) });
    return answer.ok;
  };

  const owner = name === 'citation' && { owner: { uuid: partner?.uuid } };
  const { ok: made } = await call(`POST ${path}`, { ...fresh(), ...owner });
  expect(made).toBe(newAt !== undefined && permits(rowOf(newAt).allow, ['ROLE_USER', role]));
  for (const state of states)
    for (const by of [me.uuid, 'somebody']) {
      const allowed: string[] = [];
      for (const action of ['edit', 'publish', 'unpublish', 'delete'])
        if (await perform(action, state, by)) allowed.push(action);
      const got = await call(`GET ${at(make(state, by))}`);
      const cell = [JSON.stringify(state), by === me.uuid ? 'own' : 'of others'];
      const drawn = got.ok ? offered((await got.json()) as AnyRow) : [];
      expect([...cell, ...drawn]).toEqual([...cell, ...allowed]);
    }
});
