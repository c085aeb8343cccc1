import { citationTable } from '../../mocks/answers/citation/managed-citations';
import type { Citation } from '@/contract/citation/citation';
import { BULK_MOVES, MOVES } from '@/contract/families';
import type { PublicationState } from '@/contract/publication/publication';
import type { BulkMove, PublicationMove } from '@/contract/publication/workflow';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorListRecord } from '../../mocks/data/catalogue/descriptor-lists';
import type { TreeRecord } from '../../mocks/data/catalogue/trees';
import type { SubsetRecord } from '../../mocks/data/catalogue/subsets';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, list, pageOf, text, type Sample } from './shapes';

/** Of a row that was made with version 1 for the call, its key in `params`. */
export interface Family {
  given(): Promise<void>;
  params: { uuid: string };
  change: object;
}

type Crud<P extends string> = Record<`POST ${P}` | `PUT ${P}/:uuid` | `DELETE ${P}/:uuid`, Sample>;

export const crudSamples = <P extends string>(path: P, body: object, { given, params, change }: Family) =>
  ({
    [`POST ${path}`]: { as: 'administrator', body, shape: like({ uuid: text, version: 1, createdBy: text }) },
    [`PUT ${path}/:uuid`]: {
      as: 'administrator',
      given,
      params,
      body: { ...change, version: 1 },
      shape: like({ ...change, version: 2 }),
    },
    [`DELETE ${path}/:uuid`]: { as: 'administrator', given, params, query: '?version=1', shape: null },
  }) as Crud<P>;

const FROM: Record<PublicationMove, PublicationState> = {
  'for-review': 'DRAFT',
  withdraw: 'REVIEWING',
  approve: 'REVIEWING',
  reject: 'REVIEWING',
  unpublish: 'PUBLISHED',
  'new-version': 'PUBLISHED',
};

type Publication<P extends string> = Record<
  `GET ${P}/:uuid/versions` | `POST ${P}/:uuid/${PublicationMove}` | `POST ${P}/bulk/${BulkMove}`,
  Sample
>;

export const publicationSamples = <P extends string>(
  path: P,
  made: (state: PublicationState) => Family,
  author: Sample['as'] = 'publisher',
) => {
  const body = { version: 1, reason: 'The title is that of another one.' };
  const moves = MOVES.map((move) => {
    const { given, params } = made(FROM[move]);
    // Who reviews does not withdraw.
    const as = move === 'withdraw' ? author : 'administrator';
    return [`POST ${path}/:uuid/${move}`, { as, given, params, body, shape: like({ uuid: text, state: text }) }];
  });
  const bulk = BULK_MOVES.map((move) => {
    const { given, params } = made(move === 'delete' ? 'DRAFT' : FROM[move]);
    const uuids: string[] = [];
    const refill = async () => {
      await given();
      uuids.splice(0, 1, params.uuid);
    };
    return [
      `POST ${path}/bulk/${move}`,
      { as: 'administrator', given: refill, body: uuids, shape: [like({ uuid: text, ok: true })] },
    ];
  });
  const { given, params } = made('PUBLISHED');
  const versions = { given, params, shape: [like({ versionTag: '1.0', current: true })] };
  return Object.fromEntries([[`GET ${path}/:uuid/versions`, versions], ...moves, ...bulk]) as Publication<P>;
};

/** Calls that write, each on a row of its own. */
export function writtenSamples({ world }: TestApi) {
  const { subsets, descriptors, descriptorLists, trees, genotypes } = world.catalogue;
  const by = (name = 'publisher') => world.users.byEmail(`${name}@example.org`)?.uuid;
  const owner = async () => {
    const [partner] = await world.catalogue.partners.all();
    if (!partner) throw new Error('There is no data provider.');
    return partner;
  };

  const subset = (state: PublicationState): Family => {
    const params = { uuid: '' };
    const given = async () => {
      const [seed] = await subsets.all();
      params.uuid = crypto.randomUUID();
      const made = {
        ...(seed as SubsetRecord),
        uuid: params.uuid,
        state,
        owner: await owner(),
        versionTag: '1.0',
        current: true,
      };
      delete made.firstVersion;
      subsets.create(made, { by: by() });
    };
    return { given, params, change: { title: 'Other wheats' } };
  };
  const descriptor = (state: PublicationState): Family => {
    const params = { uuid: '' };
    const given = async () => {
      const [seed] = await descriptors.all();
      params.uuid = crypto.randomUUID();
      const made = { ...(seed as Descriptor), uuid: params.uuid, state, owner: await owner(), versionTag: '1.0' };
      descriptors.create({ ...made, description: 'Measured.', current: true, firstVersion: null }, { by: by() });
    };
    return { given, params, change: { title: 'Height of the plant' } };
  };
  const tree = (state: PublicationState): Family => {
    const params = { uuid: '' };
    const given = async () => {
      const [seed] = await trees.all();
      params.uuid = crypto.randomUUID();
      const made = { ...(seed as TreeRecord), uuid: params.uuid, state, owner: await owner() };
      trees.create({ ...made, versionTag: '1.0', current: true, firstVersion: null }, { by: by('divtree') });
    };
    return { given, params, change: { title: 'Other trees' } };
  };
  const descriptorList = (state: PublicationState): Family => {
    const params = { uuid: '' };
    const given = async () => {
      const [seed] = await descriptorLists.all();
      params.uuid = crypto.randomUUID();
      const made = { ...(seed as DescriptorListRecord), uuid: params.uuid, state, owner: await owner() };
      descriptorLists.create({ ...made, versionTag: '1.0', current: true, firstVersion: null }, { by: by() });
    };
    return { given, params, change: { title: 'What is seen of wheats' } };
  };
  const citation = (): Family => {
    const params = { uuid: '' };
    const citations = citationTable(world);
    const given = async () => {
      const [seed] = await citations.all();
      params.uuid = crypto.randomUUID();
      citations.create({ ...(seed as Citation), uuid: params.uuid }, { by: by() });
    };
    return { given, params, change: { title: 'Wheat', status: 'DRAFT' } };
  };
  const genotype = (): Family => {
    const params = { uuid: '' };
    const given = async () => {
      await genotypes.all();
      params.uuid = crypto.randomUUID();
      genotypes.create({ uuid: params.uuid, acceNumb: 'A 2', genotypeId: 'G-2' }, { by: by() });
    };
    return { given, params, change: { genotypeId: 'G-3' } };
  };
  /** Another one for each call: none is kept twice. */
  const record = { instCode: 'CZE122', acceNumb: 'A 1', genotypeId: '' };
  const another = async () => void (record.genotypeId = crypto.randomUUID());
  /** Its uuid is filled in before the first call. */
  const ownerBody = { uuid: '' };
  const asked = { owner: ownerBody, title: 'Wheats for a trial' };
  const ready = async () => void (ownerBody.uuid = (await owner()).uuid);
  const withAccession = subset('DRAFT');
  const accessions = { version: 1, accessions: [] as string[] };
  const ofPublisher = subset('DRAFT');
  const acl = { class: 'subset', path: '' };
  const history = { class: 'subset', id: '' };
  const permitted = async () => {
    await ofPublisher.given();
    acl.path = history.id = ofPublisher.params.uuid;
  };
  const entries = [{ sid: 'ROLE_VETTEDUSER', read: true, write: true, create: false, delete: false, manage: false }];
  const aclShape = {
    class: 'subset',
    id: text,
    owner: { sid: 'publisher@example.org', name: text },
    parent: like({ class: 'partner' }),
    inherits: true,
    inherited: [],
  };

  const crud = {
    ...crudSamples('/subset', asked, subset('DRAFT')),
    ...crudSamples('/descriptor', { ...asked, category: 'EVALUATION', dataType: 'NUMERIC' }, descriptor('DRAFT')),
    ...crudSamples('/descriptorlist', asked, descriptorList('DRAFT')),
    ...crudSamples('/divtree', asked, tree('DRAFT')),
    ...crudSamples('/bibliography', { ...asked, type: 'book' }, citation()),
    ...crudSamples('/genotype', record, genotype()),
  };
  crud['POST /genotype'].given = another;
  crud['POST /subset'].given = ready;
  crud['POST /descriptor'].given = ready;
  crud['POST /descriptorlist'].given = ready;
  crud['POST /divtree'].given = ready;
  crud['POST /bibliography'].given = ready;
  const withNodes = tree('DRAFT');
  const nodes = { version: 1, tree: { name: 'Wheats', children: [] as object[] } };

  const audited = { uuid: text, logDate: text, action: text, className: text, id: text };
  return {
    ...crud,
    ...publicationSamples('/subset', subset),
    ...publicationSamples('/descriptor', descriptor),
    ...publicationSamples('/divtree', tree, 'divtree'),
    'PUT /divtree/:uuid/tree': {
      as: 'administrator',
      params: withNodes.params,
      given: async () => {
        await withNodes.given();
        const { uuids } = await world.accessions.uuids({}, 2);
        nodes.tree.children = uuids.map((accession) => ({ name: 'A wheat', accession }));
      },
      body: nodes,
      shape: like({ accessionCount: 2, nodeCount: 3, version: 2 }),
    },
    ...publicationSamples('/descriptorlist', descriptorList),
    'POST /descriptorlist/:uuid/descriptors': {
      as: 'administrator',
      ...pick(descriptorList('DRAFT')),
      body: { version: 1, descriptors: [{ title: 'Leaf hairs', category: 'EVALUATION', dataType: 'TEXT' }] },
      shape: like({
        uuid: text,
        version: 2,
        descriptors: expect.arrayContaining([like({ title: 'Leaf hairs', state: 'DRAFT' })]) as unknown,
      }),
    },
    'GET /subset/:uuid/accessions': { as: 'publisher', ...pick(withAccession), shape: list },
    'PUT /subset/:uuid/accessions': {
      as: 'publisher',
      params: withAccession.params,
      given: async () => {
        await withAccession.given();
        const { uuids } = await world.accessions.uuids({}, 3);
        accessions.accessions.splice(0, accessions.accessions.length, ...uuids);
      },
      body: accessions,
      shape: like({ accessionCount: 3, institutes: list, version: 2 }),
    },
    'GET /bibliography/ris': {
      as: 'administrator',
      query: '?doi=https://doi.org/10.1002/JOC.5086',
      shape: like({ type: 'article', doi: '10.1002/joc.5086', year: 2017 }),
    },
    'POST /bibliography/parse': {
      as: 'administrator',
      body: { text: 'TY  - BOOK\nTI  - Wheat\nER  - \n' },
      shape: {
        citations: [{ citation: { type: 'book', title: 'Wheat' }, line: 1, unread: [] }],
        unreadable: [],
        unreadableCount: 0,
      },
    },
    'GET /genotype/:uuid': { ...pick(genotype()), shape: like({ uuid: text, acceNumb: 'A 2', accession: null }) },
    'POST /genotype/import': {
      as: 'publisher',
      given: another,
      body: { genotypes: [record] },
      shape: { outcomes: [{ uuid: text, result: 'added', found: false }] },
    },
    'GET /acl/:class/:path': {
      as: 'publisher',
      given: permitted,
      params: acl,
      shape: { ...aclShape, entries: [], version: 0 },
    },
    'PUT /acl/:class/:path': {
      as: 'publisher',
      given: permitted,
      params: acl,
      body: { version: 0, inherits: true, entries },
      shape: { ...aclShape, entries: [{ ...entries[0], principal: false }], version: 1 },
    },
    'POST /audit/list': { as: 'administrator', given: permitted, body: {}, shape: like(pageOf(audited)) },
    'POST /audit/filter': {
      as: 'administrator',
      given: permitted,
      body: {},
      shape: like({ ...pageOf(audited), suggestions: like({}) }),
    },
    'GET /audit/:class/:id': {
      as: 'publisher',
      given: permitted,
      params: history,
      shape: [like({ action: 'INSERT', by: 'Pavel Publisher', logDate: text })],
    },
  } satisfies Record<string, Sample>;
}

export const pick = ({ given, params }: Family) => ({ given, params });
