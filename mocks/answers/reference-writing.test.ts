import type { AccessionDetails } from '@/contract/accession/accession';
import type { Crop } from '@/contract/reference/crop';
import type { CountryDetails } from '@/contract/reference/geography';
import type { Institute } from '@/contract/reference/institute';
import type { Network } from '@/contract/reference/network';
import type { FilteredPage } from '@/contract/page';
import type { Partner } from '@/contract/reference/partner';
import type { RequestHolders } from '@/contract/request/request';
import type { SuggestAnswer } from '@/contract/accession/suggest';
import { makeWriter, type Writer } from './writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
});

describe('crops', () => {
  const crop = (as = 'user') => writer.made<Crop>('GET /crop/wheat', undefined, as);

  test('a content editor corrects what a crop is called, and it is found by that at once', async () => {
    const suggested = async () =>
      JSON.stringify(await writer.made<SuggestAnswer>('POST /acn/suggest', { q: 'blue bread' }, 'user'));
    const before = await suggested();
    expect((await crop())._permissions?.write).toBe(false);
    const { _permissions, version = 0, translations = {}, otherNames } = await crop('content');
    expect(_permissions).toMatchObject({ write: true, delete: false });
    const { ja, ...others } = translations;
    expect(ja).toEqual({ name: 'コムギ', from: { name: 'Wheat' } });
    const names = { ...others, fr: { name: 'Froment', from: { name: 'Wheat' } } };
    const change = { version, translations: names, otherNames: [...otherNames, 'Blue bread'] };
    await writer.made('PUT /crop/wheat', change, 'content');
    expect((await crop('content')).translations).toEqual(names);
    // What they were made from is for those who translate.
    expect((await crop()).translations).toMatchObject({ fr: { name: 'Froment' } });
    expect(JSON.stringify((await crop()).translations)).not.toMatch(/from|コムギ/);
    expect(await suggested()).not.toBe(before);
  });

  test('a crop keeps its short name, which none other has and no address needs', async () => {
    const refused = (line: string, body: object) => writer.refused(line, body, 'admin');
    const { version = 0 } = await crop();
    expect(await refused('PUT /crop/wheat', { version, shortName: 'corn' })).toMatchObject({ status: 400 });
    for (const [shortName, problem] of Object.entries({ edit: 'reserved', 'Big Wheat': 'pattern', wheat: 'taken' }))
      expect(await refused('POST /crop', { shortName, name: 'x', otherNames: [] })).toMatchObject({
        fields: { shortName: problem },
      });
  });

  test('only a crop that nothing names can be deleted, by an administrator', async () => {
    const { version = 0 } = await crop();
    expect(await writer.refused(`DELETE /crop/wheat?version=${version}`, undefined, 'admin')).toMatchObject({
      status: 409,
      error_description: expect.stringMatching(/accessions [1-9]\d*, datasets \d+, .*publications \d+\.$/) as unknown,
    });
    const made = { shortName: 'teffs', name: 'Teff', otherNames: [] };
    expect(await writer.refused('POST /crop', made, 'content')).toMatchObject({ status: 403 });
    await writer.made('POST /crop', made, 'admin');
    expect(await writer.refused('DELETE /crop/teffs?version=1', undefined, 'content')).toMatchObject({ status: 403 });
    await writer.made('DELETE /crop/teffs?version=1', undefined, 'admin');
    expect(await writer.refused('GET /crop/teffs')).toMatchObject({ status: 404 });
  });
});

describe('data providers', () => {
  const asked = { name: 'Genebank of the valleys', shortName: 'VALLEYS', urls: [], wiewsCodes: ['CZE122'] };
  const made = (body: object) => writer.made<Partner>('POST /partner', body, 'admin');

  test('one is made, seen by all at once, changed and deleted; its countries follow its institutes', async () => {
    const { uuid, _permissions } = await made(asked);
    expect(_permissions?.write).toBe(true);
    const seen = await writer.made<FilteredPage<Partner>>('POST /partner/filter', { uuid: [uuid] }, 'user');
    expect(seen.content).toMatchObject([{ ...asked, countries: ['CZE'] }]);
    await writer.made(`PUT /partner/${uuid}`, { version: 1, wiewsCodes: ['NLD037'] }, 'admin');
    expect(await writer.made(`GET /partner/${uuid}`)).toMatchObject({ countries: ['NLD'], version: 2 });
    expect(await writer.refused(`PUT /partner/${uuid}`, { version: 1, name: 'x' }, 'admin')).toMatchObject({
      status: 409,
    });
    await writer.made(`DELETE /partner/${uuid}?version=2`, undefined, 'admin');
    expect(await writer.refused(`GET /partner/${uuid}`)).toMatchObject({ status: 404 });
  });

  test('what is wrong is said of its field', async () => {
    const refused = (body: object) => writer.refused('POST /partner', { ...asked, ...body }, 'admin');
    expect(
      await refused({ name: ' ', urls: ['here'], phone: 'call me', email: 'me', wiewsCodes: ['cze122', 'CZ'] }),
    ).toMatchObject({
      status: 400,
      fields: {
        name: 'required',
        'urls[0]': 'url',
        phone: 'phone',
        email: 'email',
        'wiewsCodes[0]': 'uppercase',
        'wiewsCodes[1]': 'wiewsCode',
      },
    });
    expect(await refused({ wiewsCodes: ['XXX999'] })).toMatchObject({ fields: { 'wiewsCodes[0]': 'notFound' } });
    expect(await refused({ shortName: writer.owner.shortName })).toMatchObject({ fields: { shortName: 'taken' } });
  });

  test('one that owns anything stays', async () => {
    const { uuid } = await made({ ...asked, shortName: 'HILLS' });
    await writer.made('POST /bibliography', { type: 'book', title: 'Hills', owner: { uuid } }, 'admin');
    expect(await writer.refused(`DELETE /partner/${uuid}?version=1`, undefined, 'admin')).toMatchObject({
      status: 409,
      error_description: expect.stringMatching(/subsets 0, .*publications 1\.$/) as unknown,
    });
  });
});

test('a network is made, and founded on a day or in a year', async () => {
  const made = { shortName: 'grasses', title: 'Grasses', createdOn: '19980000' };
  expect(await writer.refused('POST /network', { ...made, createdOn: '1998' }, 'admin')).toMatchObject({
    fields: { createdOn: 'date' },
  });
  expect(await writer.made<Network>('POST /network', made, 'admin')).toMatchObject({ ...made, instituteCount: 0 });
  expect(await writer.refused('POST /network', made, 'admin')).toMatchObject({ fields: { shortName: 'taken' } });
});

test('accessions follow the members of a network at once; one with members is not deleted', async () => {
  const counted = (shortName: string) => writer.api.world.accessions.count({ networks: [shortName] });
  const found = await writer.api.world.accessions.page({ institute: { code: ['CZE122'] } }, { l: 1 });
  const [{ uuid } = { uuid: '' }] = found.content;
  const networks = async () =>
    (await writer.made<AccessionDetails>(`GET /acn/details/${uuid}`)).details.institute.networks;
  expect(await networks()).toEqual(['AEGIS', 'EURISCO']);
  expect(await counted('valleys')).toBe(0);
  const made = { shortName: 'valleys', title: 'Valleys', wiewsCodes: ['CZE122', 'CZE122'] };
  const refused = await writer.refused('POST /network', { ...made, wiewsCodes: ['CZE122', 'XXX999'] }, 'admin');
  expect(refused).toMatchObject({ fields: { 'wiewsCodes[1]': 'notFound' } });
  expect(await writer.made<Network>('POST /network', made, 'admin')).toMatchObject({
    instituteCount: 1,
    accessionCount: found.totalElements,
    countries: ['CZE'],
  });
  expect(await networks()).toEqual(['AEGIS', 'EURISCO', 'valleys']);
  expect(await counted('valleys')).toBe(found.totalElements);
  const { suggestions } = await writer.api.world.accessions.filterPage({}, { facets: 'networks' });
  expect(suggestions['networks']?.terms).toContainEqual({ term: 'valleys', count: found.totalElements });
  expect(await writer.refused('DELETE /network/valleys?version=1', undefined, 'admin')).toMatchObject({
    status: 409,
    error_description: expect.stringMatching(/institutes 1, accessions [1-9]\d*\.$/) as unknown,
  });
  const { version = 0, wiewsCodes } = await writer.made<Network>('GET /network/AEGIS');
  const others = wiewsCodes.filter((code) => code !== 'CZE122');
  await writer.made('PUT /network/AEGIS', { version, wiewsCodes: others }, 'admin');
  await writer.made('PUT /network/valleys', { version: 1, wiewsCodes: [] }, 'admin');
  await writer.made('DELETE /network/valleys?version=2', undefined, 'admin');
  expect(await networks()).toEqual(['EURISCO']);
  expect(await counted('valleys')).toBe(0);
});

test('accessions call institutes and crops as they are called now', async () => {
  const { accessions, institutes } = writer.api.world;
  const { version = 0 } = (await institutes.one('NLD037')) ?? {};
  const { version: cropVersion = 0 } = await writer.made<Crop>('GET /crop/barley');
  const found = () => accessions.page({ institute: { fullName: { contains: ['of the dunes'] } } }, { l: 1 });
  expect((await found()).totalElements).toBe(0);
  await writer.made('PUT /wiews/NLD037', { version, fullName: 'Genebank of the Dunes', acronym: 'DUNES' }, 'admin');
  await writer.made('PUT /crop/barley', { version: cropVersion, name: 'Gerst' }, 'admin');
  const { content, totalElements } = await found();
  expect(content[0]?.institute).toMatchObject({ code: 'NLD037', fullName: 'Genebank of the Dunes', acronym: 'DUNES' });
  expect(await accessions.count({ _text: 'dunes' })).toBe(totalElements);
  const sorted = await accessions.page(
    { institute: { code: ['NLD037', 'CZE122'] } },
    { s: 'institute.fullName', l: 1 },
  );
  expect(sorted.content[0]?.institute.code).toBe('CZE122');
  const [barley] = (await accessions.page({ crop: ['barley'] }, { l: 1 })).content;
  expect(barley?.crop).toEqual({ shortName: 'barley', name: 'Gerst' });
  const [number] = content.map(({ accessionNumber }) => accessionNumber);
  const [match] = await accessions.match([`DUNES ${number}`]);
  expect(match?.candidates[0]?.instituteCode).toBe('NLD037');
});

test('an institute that takes requests has an address for them, and is asked here from then on', async () => {
  const { api } = writer;
  const all = await api.world.institutes.all();
  const held = all.find((each) => each.accessionCount > 0 && each.allowMaterialRequests);
  if (!held) throw new Error('None takes requests.');
  const at = `/wiews/${held.code}`;
  const { uuids } = await api.world.accessions.uuids({ institute: { code: [held.code] } }, 1);
  const takes = async () => {
    const { holders } = await writer.made<RequestHolders>('POST /request/holders', uuids, 'user');
    return [holders[0]?.takesRequests, holders[0]?.email];
  };
  const change = (body: object) => writer.made<Institute>(`PUT ${at}`, body, 'admin');
  await change({ version: 0, allowMaterialRequests: false });
  expect((await takes())[0]).toBe(false);
  const on = { version: 1, allowMaterialRequests: true };
  expect(await writer.refused(`PUT ${at}`, { ...on, requestsEmail: '' }, 'admin')).toMatchObject({
    fields: { requestsEmail: 'required' },
  });
  await change({ ...on, requestsEmail: 'seeds@example.org' });
  expect(await takes()).toEqual([true, 'seeds@example.org']);
  expect(await writer.refused(`PUT ${at}`, { version: 2, newCode: 'XXX999' }, 'admin')).toMatchObject({
    fields: { newCode: 'notFound' },
  });
  expect(await writer.refused(`PUT ${at}`, { version: 2, newCode: held.code }, 'admin')).toMatchObject({
    fields: { newCode: 'itself' },
  });
  expect(await writer.refused(`PUT ${at}`, { version: 2, trackerCode: '<script>' }, 'admin')).toMatchObject({
    fields: { trackerCode: 'pattern' },
  });
  // What is counted stays what it is.
  expect((await writer.made<Institute>(`GET ${at}`)).accessionCount).toBe(held.accessionCount);
});

test('a country is described, and stays what the standard says', async () => {
  await writer.made('PUT /country/CZE', { version: 0, description: 'Home of **hops**' }, 'admin');
  expect(await writer.made<CountryDetails>('GET /country/CZE')).toMatchObject({
    name: 'Czechia',
    description: 'Home of **hops**',
  });
  expect(await writer.refused('PUT /country/CZE', { version: 1, name: 'Bohemia' }, 'admin')).toMatchObject({
    status: 400,
  });
});
