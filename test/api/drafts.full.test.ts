import { endpoints, type Line } from '@/contract/endpoints';
import { ROOT_PATHS } from '@/contract/root-paths';
import type { Publishable } from '@/contract/publication/publication';
import type { PublicationKind } from '@/contract/publication/workflow';
import { testApi } from '../../mocks/rules/world/api.fixture';
import { sampled } from '../samples/sampled';

/*
 * What is not public is nobody's business by its uuid either. Whatever call names a draft answers to those who may not
 * read it exactly as it answers to the uuid of nothing at all: every line of the contract is tried by itself, with the
 * uuid wherever one can stand.
 */

const api = testApi({ accessions: 200 });
const NOTHING = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
/** Its picture in an answer, whichever of the two was asked for. */
const UUID = 'the uuid';

interface Kind {
  kind: PublicationKind;
  /** By what accessions are filtered by it. */
  property?: 'subsets' | 'datasets' | 'diversityTrees';
  drafts(): Promise<readonly Publishable[]>;
  /** Accounts that read them, beside the administrator. */
  readers: readonly string[];
}

const unpublished = <R>(all: readonly R[], head: (row: R) => Publishable): Publishable[] =>
  all.map(head).filter(({ state }) => state !== 'PUBLISHED');

const { catalogue } = api.world;
const KINDS: readonly Kind[] = [
  { kind: 'subset', property: 'subsets', readers: ['publisher'], drafts: async () => unpublished(await catalogue.subsets.all(), (row) => row) },
  { kind: 'dataset', property: 'datasets', readers: ['publisher'], drafts: async () => unpublished(await catalogue.datasets.all(), ({ head }) => head) },
  { kind: 'divtree', property: 'diversityTrees', readers: ['publisher', 'divtree'], drafts: async () => unpublished(await catalogue.trees.all(), (row) => row) },
  { kind: 'descriptor', readers: ['publisher'], drafts: async () => unpublished(await catalogue.descriptors.all(), (row) => row) },
  { kind: 'descriptorlist', readers: ['publisher'], drafts: async () => unpublished(await catalogue.descriptorLists.all(), (row) => row) },
]; // oxfmt-ignore

/** Visitors, and people who read no draft, or those of another kind. */
const CALLERS = process.env.FULL
  ? ['nobody', 'the application', 'user', 'content', 'translator', 'divtree', 'citations', 'requests']
  : ['the application', 'user', 'divtree'];
const tokens = new Map<string, string>();
const drafts = new Map<PublicationKind, Publishable>();

beforeAll(async () => {
  tokens.set('the application', await api.token());
  for (const name of [...CALLERS.slice(2), 'publisher']) tokens.set(name, await api.token(`${name}@example.org`));
  for (const { kind, drafts: all } of KINDS) {
    const [draft] = await all();
    if (draft) drafts.set(kind, draft);
  }
});

/** Sessions and letters are not asked about, nor what every call notes. */
const lines = (Object.keys(endpoints) as Line[]).filter(
  (line) => !/^\w+ \/(oauth|event|report|mailbox|me)\b/.test(line),
);

const CLIMATE = {
  months: { from: 4, to: 9 },
  years: { from: 2000, to: 2001 },
  indicators: [{ id: 'tmean', metric: 'mean' }],
};

/** Bodies in which a uuid can stand, and what else the call needs. */
function bodiesOf(line: Line, property: string | undefined, uuid: string): unknown[] {
  if (line.startsWith('GET ')) return [undefined];
  const filters: unknown[] = [{ uuid: [uuid] }, { dataset: { uuid: [uuid] } }, { datasets: [uuid] }];
  if (property) filters.push({ [property]: [uuid] }, { NOT: { [property]: [uuid] } }, { [property]: [`${uuid}:n2`] });
  return [
    [uuid],
    { studyDbIds: [uuid], observationVariableDbIds: [uuid] },
    ...filters,
    ...filters
      .slice(3)
      .flatMap((filter) => [
        { filters: { accession: filter } },
        { ...CLIMATE, filter, sets: { from: 2, to: 3 }, method: 'manual' },
      ]),
  ];
}

const random = /"(?:id|made|jti)":"[^"]+"/g;

async function answerTo(line: Line, uuid: string, caller: string, kind: Kind, body: unknown): Promise<string> {
  const [method = '', path = ''] = line.split(' ');
  const prefix = ROOT_PATHS.some((root) => path.startsWith(root)) ? '' : '/api/v2';
  const filled = path.replaceAll(
    /:(\w+)/g,
    (_, name: string) =>
      ({ class: kind.kind, z: '0', x: '0', y: '0', sheet: '0', code: 'CZE122', name: 'observations.csv' })[name] ??
      uuid,
  );
  const code = await api.world.filterCodes.encode({ [kind.property ?? 'uuid']: [uuid] });
  // One code at a time: it wins over the body.
  const query = body === undefined ? `&f=${code}` : '';
  const response = await api.call(
    `${method} ${prefix}${filled}?datasetUuids=${uuid}&studyDbId=${uuid}&format=mcpd${query}`,
    { token: tokens.get(caller), body },
  );
  // A workbook holds the time.
  const text = (await response.text()).replace(/^PK.*/s, 'a workbook');
  const tag = response.headers.get('etag') ?? '';
  const codes = /"(?:filterCode|searchResultsDbId)":"[^"]+"/g;
  return `${response.status} ${tag} ${text.replaceAll(uuid, UUID).replaceAll(code, 'the code').replaceAll(random, 'random').replaceAll(codes, 'a code')}`;
}

test.each(KINDS.filter(({ property }) => property))(
  'who may read a draft of $kind finds what is in it',
  async (kind) => {
    const { uuid = '' } = drafts.get(kind.kind) ?? {};
    const filter = { [kind.property ?? '']: [uuid] };
    const count = async (token: string | undefined) => {
      const answer = await api.call('POST /api/v2/acn/list', { token, body: filter });
      return ((await answer.json()) as { totalElements: number }).totalElements;
    };
    expect(await count(tokens.get('publisher'))).toBeGreaterThan(0);
    expect(await count(tokens.get('the application'))).toBe(0);
    const tile = `GET /api/v2/acn/tile/0/0/0?f=${await api.world.filterCodes.encode(filter)}`;
    const tags = [tokens.get('publisher'), undefined].map(async (token) =>
      (await api.call(tile, { token })).headers.get('etag'),
    );
    const [theirs, everybodys] = await Promise.all(tags);
    expect(theirs).not.toBe(everybodys);
  },
);

describe.each(KINDS)('a draft of $kind', (kind) => {
  const callers = CALLERS.filter((caller) => !kind.readers.includes(caller));

  test.each(sampled(lines, 20))('%s', async (line) => {
    const draft = drafts.get(kind.kind)?.uuid ?? '';
    expect(draft).not.toBe('');
    const leaks: unknown[] = [];
    for (const caller of callers) {
      const bodies = [undefined, ...bodiesOf(line, kind.property, draft)];
      const nothing = [undefined, ...bodiesOf(line, kind.property, NOTHING)];
      for (const [at, body] of bodies.entries()) {
        const [seen, expected] = [
          await answerTo(line, draft, caller, kind, body),
          await answerTo(line, NOTHING, caller, kind, nothing[at]),
        ];
        if (seen !== expected) leaks.push({ caller, body, seen: seen.slice(0, 200), expected: expected.slice(0, 200) });
      }
    }
    expect(leaks).toEqual([]);
  });
});
