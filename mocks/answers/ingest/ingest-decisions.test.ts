import type { AccessionReference, DatasetDetails, DatasetRemark } from '@/contract/dataset/dataset';
import type { IngestProposal, IngestTask } from '@/contract/dataset/ingest';
import { agreed, ingestApi } from './ingest.fixture';

const { api, asked, call, withFile, ended, done, versionOf, bearer, numbers } = ingestApi();

const commas = (i: number) => `${40 + (i % 20)},${i % 10}`;

async function wheat(headings: readonly string[], cells: (i: number) => readonly string[], more: object = {}) {
  const { content } = await api.world.accessions.page({ crop: ['wheat'] }, { l: 30 });
  const rows = content.map(({ instituteCode, accessionNumber }, i) => [instituteCode, accessionNumber, ...cells(i)]);
  return withFile([['INSTCODE', 'ACCENUMB', ...headings], ...rows], more);
}

test('a column of which nothing can be read is not loaded until somebody has decided', async () => {
  const rows = numbers.slice(0, 20).map(({ number, institute }, i) => [institute, number, commas(i), commas(i + 1)]);
  const { uuid, path } = await withFile([['INSTCODE', 'ACCENUMB', 'TKW (g)', 'Awn length (cm)'], ...rows]);
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const columns = request.columns.map((column) =>
    column.name === 'TKW' ? { ...column, decimal: 'point' as const } : column,
  );
  const checked = await done(path, { ...request, columns });
  expect(checked).toMatchObject({ loaded: 20, refused: 20 });
  expect(checked.unread).toMatchObject([{ heading: 'TKW (g)', observations: 20, unread: 20, loaded: 0 }]);

  const version = await versionOf(uuid);
  const started = await api.call(`POST /api/v2${path}`, {
    token: bearer(),
    body: { ...request, columns, version },
    headers: { 'Accept-Language': 'es' },
  });
  expect(await ended((await started.json()) as IngestTask)).toMatchObject({
    status: 'failed',
    error: expect.stringMatching(/^No se puede leer ningún valor de estas columnas: TKW \(g\) \(\d+,\d\)/) as string,
  });
  expect(await versionOf(uuid)).toBe(version);

  const left = columns.map((column) => (column.name === 'TKW' ? { ...column, role: 'ignore' as const } : column));
  expect(await done(path, { ...request, columns: left, version })).toMatchObject({ loaded: 20, applied: true });
  expect(await call<DatasetDetails>(`GET /dataset/${uuid}`)).toMatchObject({ observationCount: 20 });
});

test('rows of a long table tell of which descriptor they cannot be read', async () => {
  const rows = numbers
    .slice(0, 20)
    .map(({ number }, i) => [number, i % 2 ? 'TKW' : 'Awn length', i % 2 ? 'x' : commas(i)]);
  const { path } = await withFile([['ACCENUMB', 'trait', 'value'], ...rows]);
  const { columns, descriptors, ...request } = agreed(await call<IngestProposal>(`GET ${path}`));
  const made = { title: 'TKW', dataType: 'NUMERIC' as const, category: 'EVALUATION' as const };
  const numeric = descriptors.map((each) => (each.name === 'TKW' ? { name: 'TKW', made } : each));
  const { unread, loaded } = await done(path, { ...request, columns, descriptors: numeric });
  expect(loaded).toBe(10);
  expect(unread).toEqual([{ heading: 'TKW', observations: 10, unread: 10, loaded: 0, sample: 'x' }]);
});

test('wheat is not observed by a descriptor of barley, whatever the dataset says', async () => {
  const [seed] = await api.world.catalogue.descriptors.all();
  if (!seed) throw new Error('The demo has descriptors');
  const shared = { ...seed, columnName: 'awnspan', title: 'Awn span', state: 'PUBLISHED' as const, current: true };
  const of = (crop: string) =>
    api.world.catalogue.descriptors.create(
      { ...shared, uuid: crypto.randomUUID(), dataType: 'NUMERIC', minValue: null, maxValue: null, crop },
      { by: undefined },
    );
  const barley = of('barley');
  const { path } = await wheat(['Awn span'], (i) => [commas((i * 7) % 20)], { crops: ['barley'] });
  const proposed = async () => {
    const { crops, descriptors } = await call<IngestProposal>(`GET ${path}`);
    expect(crops).toEqual(['wheat']);
    return descriptors[0];
  };
  expect(await proposed()).toMatchObject({
    made: { title: 'Awn span' },
    reason: 'otherCrop',
    choices: [{ uuid: barley.uuid, crop: 'barley' }],
  });
  const right = of('wheat');
  expect(await proposed()).toMatchObject({ uuid: right.uuid, certainty: 'sure' });
  of('wheat');
  expect(await proposed()).toMatchObject({ certainty: 'asked', reason: 'several', choices: [{}, {}] });
});

test('who reviews a dataset is told where crops differ and what is outside its scale', async () => {
  const { uuid, path } = await wheat(['Awn gloss (1-9)'], (i) => [i === 3 ? '12' : String(1 + ((i * 7) % 9))], {
    crops: ['buckwheat'],
  });
  await done(path, { ...agreed(await call<IngestProposal>(`GET ${path}`)), version: await versionOf(uuid) });
  const [made = ''] = (await call<DatasetDetails>(`GET /dataset/${uuid}`)).descriptorUuids;
  const remarks = () => call<DatasetRemark[]>(`GET /dataset/${uuid}/remarks`);
  expect(await remarks()).toEqual([
    { kind: 'accessionsOfCrop', crop: 'wheat', count: 30 },
    { kind: 'descriptorOfCrop', descriptorUuid: made, crop: 'wheat', count: 0 },
    { kind: 'outsideScale', descriptorUuid: made, count: 1, sample: '12' },
  ]);

  const { descriptors } = api.world.catalogue;
  descriptors.change(made, undefined, { crop: 'barley', minValue: null, maxValue: 20 }, { by: undefined });
  await call(`PUT /dataset/${uuid}`, { version: await versionOf(uuid), crops: ['wheat', 'barley'] });
  expect(await remarks()).toEqual([{ kind: 'observedOfCrop', descriptorUuid: made, crop: 'barley', count: 30 }]);

  const scale = [1, 5, 9].map((code) => ({ code: String(code), title: `state ${code}` }));
  descriptors.change(made, undefined, { crop: null, minValue: null, maxValue: null, terms: scale }, { by: undefined });
  expect(await remarks()).toEqual([{ kind: 'outsideScale', descriptorUuid: made, count: 1, sample: '12' }]);

  const others = await api.token('user@example.org');
  expect((await api.call(`GET /api/v2/dataset/${uuid}/remarks`, { token: others })).status).toBe(404);
});

test('what the catalogue does not hold is offered as a reference, until it is one or the load is taken back', async () => {
  const { uuid, path } = await wheat(['Awn length (cm)'], (i) => [commas(i)]);
  const { path: other } = await withFile([
    ['INSTCODE', 'ACCENUMB', 'GENUS', 'Awn length (cm)', 'TKW (g)'],
    ['DEU146', 'no such', 'Zea', '3', '4'],
    ['', 'nor this', '', '3', '4'],
    [numbers[0]?.institute ?? '', numbers[0]?.number ?? '', '', '3', '4'],
  ]);
  const notHeld = (of: string) => call<AccessionReference[]>(`GET /dataset/${of}/not-held`);
  await done(path, { ...agreed(await call<IngestProposal>(`GET ${path}`)), version: await versionOf(uuid) });
  expect(await notHeld(uuid)).toEqual([]);

  const [, , mine = ''] = other.split('/');
  await done(other, { ...agreed(await call<IngestProposal>(`GET ${other}`)), version: await versionOf(mine) });
  const strays = [
    { instCode: 'DEU146', acceNumb: 'no such', genus: 'Zea', doi: null },
    { instCode: null, acceNumb: 'nor this', genus: null, doi: null },
  ];
  expect(await notHeld(mine)).toEqual(strays);
  await call(`PUT /dataset/${mine}/references`, { version: await versionOf(mine), references: strays.slice(0, 1) });
  expect(await notHeld(mine)).toEqual(strays.slice(1));
  await call(`DELETE /ingest/${mine}/last?version=${await versionOf(mine)}`);
  expect(await notHeld(mine)).toEqual([]);
});

test('marks and signs that nobody could mean are refused', async () => {
  const { path } = await withFile([
    ['ACCENUMB', 'TKW (g)'],
    [numbers[0]?.number ?? '', '1,5'],
  ]);
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const columns = request.columns.map((column) => ({ ...column, decimal: 'dash' }));
  const missing = ['x'.repeat(51), 7];
  const response = await asked(`POST ${path}`, { ...request, columns, missing });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: object };
  expect(Object.keys(fields).sort()).toEqual(['columns[0].decimal', 'columns[1].decimal', 'missing[0]', 'missing[1]']);
});
