import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { IngestProposal } from '@/contract/dataset/ingest';
import { agreed, ingestApi } from './ingest.fixture';

const { api, asked, call, withFile, done, versionOf, numbers } = ingestApi();

const AWNS = ['short', 'long', '-', ''];

/** Awns as words, a mark that means something, and empty cells. */
const sheet = () => [
  ['ACCENUMB', 'Awn form', 'Plot', 'Awn length (cm)'],
  ...numbers.slice(0, 20).map(({ number }, i) => [number, AWNS[i % 4] ?? '', `plot ${i}`, i < 5 ? '' : `${i},5`]),
];

test('words of a sheet are read as codes, empty cells as a default, and every cell is accounted for', async () => {
  const { uuid, path } = await withFile([...sheet(), ['', 'long', '', '']]);
  const proposal = await call<IngestProposal>(`GET ${path}`);
  const [, form, , length] = proposal.columns;
  expect(form?.values).toEqual([
    { text: 'long', count: 6 },
    { text: 'short', count: 5 },
    { text: '-', count: 5 },
  ]);
  expect(length).not.toHaveProperty('values');
  const request = agreed(proposal);
  const made = { title: 'Awns', dataType: 'BOOLEAN' as const, category: 'CHARACTERIZATION' as const };
  const translations = [
    { text: 'short', as: 'false' },
    { text: 'long', as: 'true' },
    { text: '-', as: 'false' },
  ];
  const report = await done(path, {
    ...request,
    columns: request.columns.map((column) =>
      column.at === 1
        ? { ...column, role: 'descriptor' as const, translations, fallback: 'yes' }
        : column.at === 3
          ? { ...column, translations: [{ text: '5,5', as: null }] }
          : column,
    ),
    descriptors: request.descriptors.map((each) => (each.name === 'Awn form' ? { name: each.name, made } : each)),
    version: await versionOf(uuid),
  });
  expect(report).toMatchObject({ rows: 21, observations: 35, loaded: 34, refused: 1, applied: true });
  expect(report.cells).toEqual({ all: 84, observed: 35, keys: 20, ignored: 20, empty: 9, defaulted: 5 });
  const { observed } = api.world.catalogue.datasetRows.get(uuid) ?? {};
  const { columns } = await api.world.catalogue.observationsOf(observed ?? null);
  const [awns] = columns;
  const count = (term: string) => [...(awns?.codes ?? [])].filter((code) => awns?.terms?.[code] === term).length;
  expect([count('true'), count('false'), columns[1]?.numbers?.length]).toEqual([10, 10, 14]);
});

test('where meanings stand in place of codes, the codes are proposed', async () => {
  const [seed] = await api.world.catalogue.descriptors.all();
  if (!seed) throw new Error('The demo has descriptors');
  const terms = [
    { code: '0', title: 'Absent' },
    { code: '1', title: 'Short' },
    { code: '2', title: 'Long' },
  ];
  const shape = { title: 'Beard', columnName: 'beard', dataType: 'CODED' as const, terms, crop: null };
  const { uuid: beard } = api.world.catalogue.descriptors.create(
    { ...seed, ...shape, uuid: crypto.randomUUID(), state: 'PUBLISHED', current: true },
    { by: undefined },
  );
  const texts = ['short', 'long', '0'];
  const rows = numbers.slice(0, 12).map(({ number }, i) => [number, texts[i % 3] ?? '']);
  const { uuid, path } = await withFile([['ACCENUMB', 'Beard'], ...rows]);
  const proposal = await call<IngestProposal>(`GET ${path}`);
  expect(proposal.descriptors[0]).toMatchObject({ uuid: beard, certainty: 'sure' });
  expect(proposal.columns[1]).toMatchObject({
    certainty: 'sure',
    warnings: [],
    translations: [
      { text: 'short', as: '1' },
      { text: 'long', as: '2' },
    ],
  });
  const report = await done(path, { ...agreed(proposal), version: await versionOf(uuid) });
  expect(report).toMatchObject({ loaded: 12, counts: [] });
  expect((await call<DatasetDetails>(`GET /dataset/${uuid}`)).observationCount).toBe(12);
});

test('translations that nobody could mean are refused', async () => {
  const { path } = await withFile(sheet());
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  const [accession, form] = request.columns;
  const columns = [
    { ...accession, translations: [{ text: 1, as: '' }] },
    { ...form, translations: 'x', fallback: 'x'.repeat(201) },
    { ...form, translations: Array.from({ length: 101 }, (_, i) => ({ text: String(i), as: null })) },
    { ...form, translations: [null] },
  ];
  const response = await asked(`POST ${path}`, { ...request, columns });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: object };
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining([0, 1, 2, 3].map((at) => `columns[${at}].translations`).concat('columns[1].fallback')),
  );
});
