import type { Network } from '@/contract/reference/network';
import type { Page } from '@/contract/page';
import type { Partner } from '@/contract/reference/partner';
import type { Genus, Taxon } from '@/contract/accession/taxonomy';
import { testApi } from '../../rules/world/api.fixture';
import { INSTITUTES } from '../reference/institutes';
import { NETWORKS } from '../reference/networks';
import { PARTNERS } from '../demo/partners';

const api = testApi({ accessions: 600 });
let token = '';

beforeAll(async () => {
  token = await api.token();
});

const listed = async <T>(path: string, body: object): Promise<Page<T>> =>
  (await (await api.call(`POST /api/v2${path}?l=1000`, { token, body })).json()) as Page<T>;

test('members are current institutes that the catalogue knows', () => {
  const current = new Set(INSTITUTES.filter(({ newCode }) => !newCode).map(({ code }) => code));
  const members = [...NETWORKS, ...PARTNERS].flatMap((row) => row.members);
  expect(members.filter((code) => !current.has(code))).toEqual([]);
});

test('no institute has two data providers', () => {
  const members = PARTNERS.flatMap((row) => row.members);
  expect(members.filter((code, at) => members.indexOf(code) !== at)).toEqual([]);
});

test('whoever owns something has a page', async () => {
  const { partners, datasets, descriptors, descriptorLists, subsets, trees } = api.world.catalogue;
  const heads = (await datasets.all()).map(({ head }) => head);
  const items = [
    heads,
    ...(await Promise.all([descriptors, descriptorLists, subsets, trees].map((each) => each.all()))),
  ];
  const known = new Set((await partners.all()).map(({ uuid }) => uuid));
  expect(items.flat().filter(({ owner }) => owner && !known.has(owner.uuid))).toEqual([]);
});

test('the accessions of a network are those of its filter', async () => {
  const { content } = await listed<Network>('/network/list', {});
  expect(content).toHaveLength(NETWORKS.length);
  for (const { shortName, accessionCount } of content) {
    expect(await api.world.accessions.count({ networks: [shortName] })).toBe(accessionCount);
    expect(await api.world.accessions.count({ institute: { networks: [shortName] } })).toBe(accessionCount);
  }
});

test.each([
  ['the code of a member', { wiewsCodes: ['PHL001'] }, ['CGIAR', 'ITPGRFA-Article15']],
  ['a country', { country: ['CZE'] }, ['AEGIS', 'EURISCO']],
  ['words of its title', { _text: 'germplasm system' }, ['NPGS']],
])('networks are found by %s', async (_, filter, names) => {
  const { content } = await listed<Network>('/network/filter', filter);
  expect(content.map(({ shortName }) => shortName)).toEqual(names);
});

test('data providers sum up their institutes', async () => {
  const { content } = await listed<Partner>('/partner/list', { wiewsCodes: ['CZE027'] });
  const [partner] = content;
  expect(partner).toMatchObject({ shortName: 'CRI-Prague', wiewsCodes: ['CZE122', 'CZE027'], countries: ['CZE'] });
  expect(await api.world.accessions.count({ institute: { code: ['CZE122', 'CZE027'] } })).toBe(partner?.accessionCount);
  expect(partner?.email).toMatch(/@cri-prague\.example\.org$/);
});

test('no address is made up for providers of accessions that are not the demo’s', async () => {
  const partners = await testApi({ accessions: 60, demo: false }).world.catalogue.partners.all();
  expect(partners.filter(({ email, phone }) => email || phone)).toEqual([]);
});

test('the taxa of a genus add up to its accessions', async () => {
  const response = await api.call('GET /api/v2/taxonomy/genus/Triticum', { token });
  const genus = (await response.json()) as Genus;
  const { content } = await listed<Taxon>('/taxonomy/filter', { genus: ['Triticum'] });
  expect(content).toHaveLength(genus.taxonCount);
  expect(content.reduce((sum, { accessionCount }) => sum + accessionCount, 0)).toBe(genus.accessionCount);
  expect(await api.world.accessions.count({ taxonomy: { genus: ['Triticum'] } })).toBe(genus.accessionCount);
  for (const { taxonName, accessionCount } of content)
    expect(await api.world.accessions.count({ taxonomy: { taxonName: { eq: [taxonName] } } })).toBe(accessionCount);
});

test('a genus is spelt as it is', async () => {
  expect((await api.call('GET /api/v2/taxonomy/genus/triticum', { token })).status).toBe(404);
});
