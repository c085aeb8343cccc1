import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { IngestProposal, IngestTask } from '@/contract/dataset/ingest';
import { workbookOf, type Table } from '../../data/import/faulty-files';
import { agreed, ingestApi } from './ingest.fixture';

const { api, asked, call, withFile, ended, done, versionOf, bearer, owner, numbers } = ingestApi();

const wide = () => [
  ['INSTCODE', 'ACCENUMB', 'Awn length (cm)', 'Awn angle (1-9)'],
  ...numbers.slice(0, 20).map(({ number, institute }, i) => [institute, number, `${i},5`, String(1 + (i % 9))]),
];

test('what is proposed is checked, loaded, seen in the dataset, and taken back', async () => {
  const { uuid, path } = await withFile([...wide(), ['DEU146', 'no such', '3', 'x'], ['', '', '4', '']]);
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const checked = await done(path, request);
  expect(checked).toMatchObject({ rows: 22, observations: 43, loaded: 40, refused: 3, applied: false, accessions: 20 });
  expect(checked.notes.map(({ kind, line, column, value }) => [kind, line, column, value])).toEqual([
    ['unknownAccession', 22, '', 'DEU146 no such'],
    ['notANumber', 22, 'Awn angle', 'x'],
    ['noAccession', 23, 'Awn length', '4'],
  ]);
  expect((await call<DatasetDetails>(`GET /dataset/${uuid}`)).observationCount).toBe(0);

  const loaded = await done(path, { ...request, version: await versionOf(uuid) });
  expect(loaded).toMatchObject({ loaded: 40, applied: true });
  const after = await call<DatasetDetails>(`GET /dataset/${uuid}`);
  expect(after).toMatchObject({ observationCount: 40, accessionCount: 20, descriptorCount: 2, undoable: true });
  expect(after.files.map(({ loads }) => loads)).toEqual([[{ sheet: 0, observations: 43, loaded: 40 }]]);
  const made = await call<Descriptor[]>(`GET /dataset/${uuid}/descriptors`);
  expect(made.map(({ title, dataType, uom, state, owner: by }) => [title, dataType, uom, state, by?.uuid])).toEqual([
    ['Awn length', 'NUMERIC', 'cm', 'DRAFT', owner.uuid],
    ['Awn angle', 'SCALE', null, 'DRAFT', owner.uuid],
  ]);
  expect(
    await api.world.accessionsFor({ authorities: ['ROLE_ADMINISTRATOR'] } as never).count({ datasets: [uuid] }),
  ).toBe(20);

  const taken = await call<DatasetDetails>(`DELETE /ingest/${uuid}/last?version=${after.version}`);
  expect(taken).toMatchObject({ observationCount: 0, accessionCount: 0, descriptorCount: 0 });
  expect(taken).not.toHaveProperty('undoable');
  expect(taken.files[0]).not.toHaveProperty('loads');
});

test('taking a load back leaves what was chosen, added and reordered since', async () => {
  const { uuid, path } = await withFile(wide());
  const { uuids } = await api.world.accessions.uuids({}, 60);
  const change = async (what: string, body: object) =>
    call<DatasetDetails>(`PUT /dataset/${uuid}${what}`, { version: await versionOf(uuid), ...body });
  await change('/accessions', { accessions: uuids.slice(0, 2) });
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  await done(path, { ...request, version: await versionOf(uuid) });
  const [length = '', angle = ''] = (await call<DatasetDetails>(`GET /dataset/${uuid}`)).descriptorUuids;
  const [other, another] = (await api.world.catalogue.descriptors.all()).map((each) => each.uuid);
  await change('', { descriptorUuids: [angle, another, length, other] });
  await change('/accessions', { accessions: uuids.slice(50, 55) });
  const references = [{ instCode: 'DEU146', acceNumb: 'no such' }];
  const { version } = await change('/references', { references });

  const taken = await call<DatasetDetails>(`DELETE /ingest/${uuid}/last?version=${version}`);
  expect(taken).toMatchObject({ observationCount: 0, accessionCount: 6, descriptorCount: 2, crops: [] });
  expect(taken.descriptorUuids).toEqual([another, other]);
  const { content } = await call<{ content: object[] }>(`GET /dataset/accessions/${uuid}`);
  expect(content).toHaveLength(6);
});

test('taking a load back brings back the descriptors of what was observed before', async () => {
  const { uuid, path } = await withFile(wide());
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  await done(path, { ...request, version: await versionOf(uuid) });
  const [length = '', angle = ''] = (await call<DatasetDetails>(`GET /dataset/${uuid}`)).descriptorUuids;
  const descriptors = request.descriptors.map((each) =>
    each.name === 'Awn angle' ? { name: each.name, ignored: true as const } : { name: each.name, uuid: length },
  );
  await done(path, { ...request, descriptors, version: await versionOf(uuid) });
  const body = { version: await versionOf(uuid), descriptorUuids: [length], crops: ['wheat'] };
  const { version } = await call<DatasetDetails>(`PUT /dataset/${uuid}`, body);
  const taken = await call<DatasetDetails>(`DELETE /ingest/${uuid}/last?version=${version}`);
  expect(taken).toMatchObject({ observationCount: 40, accessionCount: 20, descriptorUuids: [length, angle] });
  expect(taken.crops).toEqual(['wheat']);
});

test('a workbook keeps its lines, its faults and what its codes stand for', async () => {
  const [first, second, third] = numbers;
  const sheet: Table = [
    ['Field book'],
    ['INSTCODE', 'ACCENUMB', 'Awn length (cm)', 'Awn gloss'],
    [first?.institute ?? '', first?.number ?? '', { error: '#DIV/0!' }, '1'],
    [],
    [second?.institute ?? '', second?.number ?? '', { formula: 'A1' }, '2'],
    [third?.institute ?? '', third?.number ?? '', '12', '2'],
  ];
  const legend: Table = [
    ['Trait', 'Code', 'Meaning'],
    ['Awn gloss', '1', 'dull'],
    ['', '2', 'shining like wax'],
  ];
  const { path } = await withFile(new Uint8Array(workbookOf({ Data: sheet, Codes: legend })));
  const proposal = await call<IngestProposal>(`GET ${path}`);
  expect(proposal).toMatchObject({ sheets: ['Data', 'Codes'], titleRows: 1, legends: ['Codes'], rows: 3 });
  const gloss = proposal.descriptors.find(({ name }) => name === 'Awn gloss');
  expect(gloss?.guessed.terms?.map(({ title }) => title)).toEqual(['dull', 'shining like wax']);
  const { notes, ...sums } = await done(path, agreed(proposal));
  expect(sums).toMatchObject({ observations: 6, loaded: 4, refused: 2 });
  expect(notes.map(({ kind, line, column }) => [kind, line, column])).toEqual([
    ['errorCell', 3, 'Awn length'],
    ['noResult', 5, 'Awn length'],
  ]);
});

test('loading again adds what is new, or replaces what was there', async () => {
  const { uuid, path } = await withFile(wide());
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  await done(path, { ...request, version: await versionOf(uuid) });
  // What was made for it is not made again.
  await done(path, { ...request, version: await versionOf(uuid) });
  expect((await call<DatasetDetails>(`GET /dataset/${uuid}`)).descriptorCount).toBe(2);
  const again = agreed(await call<IngestProposal>(`GET ${path}`));
  expect(again.descriptors.every((each) => 'uuid' in each)).toBe(true);
  const added = await done(path, { ...again, mode: 'add', version: await versionOf(uuid) });
  expect(added).toMatchObject({
    observations: 40,
    loaded: 0,
    refused: 40,
    counts: [{ kind: 'alreadyThere', count: 40 }],
  });
  const replaced = await done(path, { ...again, version: await versionOf(uuid) });
  expect(replaced).toMatchObject({ loaded: 40, refused: 0 });
  expect((await call<DatasetDetails>(`GET /dataset/${uuid}`)).observationCount).toBe(40);
});

test('a descriptor whose values were replaced by none goes with them, and one without values breaks nothing', async () => {
  const { uuid, path } = await withFile(wide());
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  await done(path, { ...request, version: await versionOf(uuid) });
  const [, angle = ''] = (await call<DatasetDetails>(`GET /dataset/${uuid}`)).descriptorUuids ?? [];
  const { columns, descriptors, ...again } = agreed(await call<IngestProposal>(`GET ${path}`));
  const one = { columns: columns.slice(0, 3), descriptors: descriptors.slice(0, 1) };
  await done(path, { ...again, ...one, version: await versionOf(uuid) });
  const { version, descriptorUuids = [] } = await call<DatasetDetails>(`GET /dataset/${uuid}`);
  expect(descriptorUuids).toHaveLength(1);
  // Somebody may want it all the same.
  await call(`PUT /dataset/${uuid}`, { version, descriptorUuids: [...descriptorUuids, angle] });
  const found = (body: object) => asked(`POST /dataset/data?datasetUuids=${uuid}`, body);
  const pages = [{ select: [angle] }, { filters: { observations: { [angle]: { ge: 1 } } } }].map(async (body) => {
    return ((await (await found(body)).json()) as { totalElements: number }).totalElements;
  });
  expect(await Promise.all(pages)).toEqual([20, 0]);
  expect((await found({ select: [uuid] })).status).toBe(400);
});

test('of the accessions that share a number the genus says which one is meant', async () => {
  const [{ institute } = { institute: '' }] = numbers;
  const shared = [
    { ACCENUMB: 'Shared 7', GENUS: 'Zea' },
    { ACCENUMB: 'Shared 7', GENUS: 'Secale' },
  ];
  const admin = await api.token('admin@example.org');
  const pushed = await api.call(`POST /api/v2/acn/${institute}/passport`, { token: admin, body: shared });
  expect(pushed.status).toBe(200);
  const { path } = await withFile([
    ['ACCENUMB', 'GENUS', 'Awn length (cm)'],
    ['Shared 7', 'secale', '3,5'],
    ['Shared 7', 'Zea', '2'],
    ['Shared 7', '', '3'],
    [numbers[0]?.number ?? '', 'Nowhere', '4'],
  ]);
  const { notes, ...sums } = await done(path, agreed(await call<IngestProposal>(`GET ${path}`)));
  expect(sums).toMatchObject({ observations: 4, loaded: 3, refused: 1, accessions: 3 });
  expect(notes).toMatchObject([
    { kind: 'ambiguousAccession', line: 4, detail: `${institute} Secale, ${institute} Zea` },
    { kind: 'otherGenus', line: 5, value: `${numbers[0]?.number} Nowhere` },
  ]);
});

test('the report of the last load is kept with the dataset, in the reader’s language, for spreadsheets', async () => {
  const { uuid, path } = await withFile([...wide(), ['DEU146', '=cmd()', '3', '-x']]);
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const version = await versionOf(uuid);
  const started = await api.call(`POST /api/v2${path}`, {
    token: bearer(),
    body: { ...request, version },
    headers: { 'Accept-Language': 'fr' },
  });
  await ended((await started.json()) as IngestTask);
  expect(await call<DatasetDetails>(`GET /dataset/${uuid}`)).toMatchObject({ loadReport: true });
  const kept = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await asked(`GET /ingest/${uuid}/last`)).arrayBuffer(),
  );
  expect(kept.split('\r\n')).toEqual([
    '\ufeffLigne,Colonne,Valeur,Résultat,Problème',
    '22,,DEU146 =cmd(),Non importée,Accession absente du catalogue',
    `22,Awn angle,"'-x",Non importée,Pas un nombre`,
    '',
  ]);
  const after = await call<DatasetDetails>(`DELETE /ingest/${uuid}/last?version=${await versionOf(uuid)}`);
  expect(after).not.toHaveProperty('loadReport');
  expect((await asked(`GET /ingest/${uuid}/last`)).status).toBe(404);
});

test('what is ignored is counted, and a stale version loads nothing', async () => {
  const { uuid, path } = await withFile(wide());
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const [first, ...rest] = request.descriptors;
  const descriptors = [{ name: first?.name ?? '', ignored: true as const }, ...rest];
  expect(await done(path, { ...request, descriptors })).toMatchObject({ observations: 20, loaded: 20, ignored: 20 });
  expect((await asked(`POST ${path}`, { ...request, version: 99 })).status).toBe(409);
  expect(await versionOf(uuid)).toBe(2);
});

test('a cancelled task leaves nothing half', async () => {
  const { uuid, path } = await withFile(wide());
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const task = await call<IngestTask>(`POST ${path}`, { ...request, version: await versionOf(uuid) });
  await asked(`DELETE /ingest/task/${task.id}`);
  const { status } = await ended(task);
  const { observationCount } = await call<DatasetDetails>(`GET /dataset/${uuid}`);
  // Too late, it is loaded whole.
  expect(observationCount).toBe(status === 'cancelled' ? 0 : 40);
});

test('a descriptor that could not be made by itself cannot be made here', async () => {
  const { path } = await withFile(wide());
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const made = { title: '', dataType: 'NUMERIC', category: 'EVALUATION', terms: [{ code: 'a' }] } as never;
  const response = await asked(`POST ${path}`, { ...request, descriptors: [{ name: 'Awn length', made }] });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: object };
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(['descriptors[0].title', 'descriptors[0].terms[0].title', 'columns[3].name']),
  );
});

test('roles that make no observation are refused by name', async () => {
  const { path } = await withFile(wide());
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const columns = request.columns.map((column) => ({ ...column, role: 'institute' as const }));
  const response = await asked(`POST ${path}`, { ...request, columns });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: object };
  expect(Object.keys(fields).sort()).toEqual(['roles.accession', 'roles.descriptor', 'roles.institute']);
});
