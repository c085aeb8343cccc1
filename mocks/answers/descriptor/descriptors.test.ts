import type { Descriptor, DescriptorDetails } from '@/contract/descriptor/descriptor';
import { DATA_TYPES } from '@/contract/descriptor/descriptor';
import type { DescriptorList, DescriptorListDetails } from '@/contract/descriptor/descriptor-list';
import type { FilteredPage, Page } from '@/contract/page';
import type { Version } from '@/contract/publication/publication';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 600 });
const tokens = { anybody: '', publisher: '' };

async function ask<T>(line: string, body?: unknown, as: keyof typeof tokens = 'anybody'): Promise<T> {
  const response = await api.call(line, { token: tokens[as], body });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const listed = async (filter: object, as?: keyof typeof tokens) =>
  (await ask<Page<Descriptor>>('POST /api/v2/descriptor/list?l=1000', filter, as)).content;
const columns = async (filter: object, as?: keyof typeof tokens) =>
  (await listed(filter, as)).map(({ columnName }) => columnName);

let wheatList: DescriptorListDetails;

beforeAll(async () => {
  tokens.anybody = await api.token();
  tokens.publisher = await api.token('publisher@example.org');
  const { content } = await ask<Page<DescriptorList>>('POST /api/v2/descriptorlist/list', { crops: ['wheat'] });
  wheatList = await ask<DescriptorListDetails>(`GET /api/v2/descriptorlist/${content[0]?.uuid}`);
});

describe('descriptors', () => {
  it('are of every type and narrowed by it', async () => {
    const { suggestions } = await ask<FilteredPage<Descriptor>>('POST /api/v2/descriptor/filter?limit=50', {});
    expect(suggestions['dataType']?.terms.map(({ term }) => term).sort()).toEqual([...DATA_TYPES].sort());
    expect(suggestions['category']?.terms).toHaveLength(8);
    for (const dataType of DATA_TYPES)
      expect(new Set((await listed({ dataType: [dataType] })).map((each) => each.dataType))).toEqual(
        new Set([dataType]),
      );
  });

  it('have a coding table where they are coded', async () => {
    for (const { terms = [] } of await listed({ dataType: ['CODED'] })) {
      expect(terms.length).toBeGreaterThan(1);
      expect(new Set(terms.map(({ code }) => code)).size).toBe(terms.length);
    }
  });

  it('are found by the lists and datasets that hold them, and name those', async () => {
    expect(await columns({ descriptorLists: [wheatList.uuid], key: true, crop: ['wheat'] })).toContain('PLH');
    const [frost] = await listed({ crop: ['wheat'], _text: 'survived winter' });
    const details = await ask<DescriptorDetails>(`GET /api/v2/descriptor/${frost?.uuid}`);
    expect(details.descriptorLists.map(({ title, versionTag }) => [title, versionTag])).toEqual([
      [wheatList.title, '1.1'],
    ]);
    const [dataset] = details.datasets;
    expect(dataset?.observationCount).toBeGreaterThan(10);
    expect(await columns({ datasets: [dataset?.uuid] })).toContain('FROST');
  });

  it('that no dataset observed say so', async () => {
    const unused = await listed({ used: false });
    for (const { uuid } of unused)
      expect((await ask<DescriptorDetails>(`GET /api/v2/descriptor/${uuid}`)).datasets).toEqual([]);
    expect(await listed({ used: true })).not.toHaveLength(0);
  });

  it('come in the order asked for, without those that nobody knows', async () => {
    const [one, two] = await listed({ crop: ['rice'] });
    const asked = [two?.uuid, 'nothing', one?.uuid];
    const found = await ask<Descriptor[]>('POST /api/v2/descriptor/list/details', asked);
    expect(found.map(({ uuid }) => uuid)).toEqual([two?.uuid, one?.uuid]);
  });

  it('that are drafts are for publishers', async () => {
    expect(await columns({ state: ['DRAFT'] })).toEqual([]);
    expect(await columns({ state: ['DRAFT'] }, 'publisher')).toEqual(['ROOTANG']);
    const [draft] = await listed({ state: ['DRAFT'] }, 'publisher');
    expect((await api.call(`GET /api/v2/descriptor/${draft?.uuid}`, { token: tokens.anybody })).status).toBe(404);
    expect(await ask('POST /api/v2/descriptor/list/details', [draft?.uuid])).toEqual([]);
  });

  it('have versions, of which lists show the current one', async () => {
    const rust = await listed({ crop: ['wheat'], title: { eq: ['Yellow rust'] } });
    expect(rust.map(({ versionTag }) => versionTag)).toEqual(['1.1']);
    const versions = await ask<Version[]>(`GET /api/v2/descriptor/${rust[0]?.uuid}/versions`);
    expect(versions.map(({ versionTag }) => versionTag)).toEqual(['1.1', '1.0']);
  });
});

describe('descriptor lists', () => {
  it('hold the descriptors of the datasets of their crop', async () => {
    for (const { head, descriptors } of await api.world.catalogue.datasets.all()) {
      const [crop = ''] = head.crops;
      const { content } = await ask<Page<DescriptorList>>(
        'POST /api/v2/descriptorlist/list',
        { crops: [crop] },
        'publisher',
      );
      const { descriptors: held } = await ask<DescriptorListDetails>(
        `GET /api/v2/descriptorlist/${content[0]?.uuid}`,
        undefined,
        'publisher',
      );
      const known = new Set(held.map(({ uuid }) => uuid));
      expect(descriptors.filter(({ uuid }) => !known.has(uuid))).toEqual([]);
    }
  });

  it('are found by what they hold, and count it', async () => {
    const [rust] = await listed({ crop: ['wheat'], title: { eq: ['Leaf rust'] } });
    const { content } = await ask<Page<DescriptorList>>('POST /api/v2/descriptorlist/list', {
      descriptors: [rust?.uuid],
    });
    expect(content.map(({ uuid, descriptorCount }) => [uuid, descriptorCount])).toEqual([
      [wheatList.uuid, wheatList.descriptors.length],
    ]);
    expect(content[0]).not.toHaveProperty('descriptors');
  });

  it('have editions', async () => {
    const versions = await ask<Version[]>(`GET /api/v2/descriptorlist/${wheatList.uuid}/versions`);
    expect(versions.map(({ versionTag, current }) => [versionTag, current])).toEqual([
      ['1.1', true],
      ['1.0', false],
    ]);
  });
});

it('has neither descriptors nor lists where nothing was observed', async () => {
  const { catalogue } = testApi({ accessions: api.world.accessions, demo: false }).world;
  expect(await catalogue.datasets.all()).toEqual([]);
  expect(await catalogue.descriptors.all()).toEqual([]);
  expect(await catalogue.descriptorLists.all()).toEqual([]);
});
