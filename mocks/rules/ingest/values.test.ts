import type { IngestColumn, IngestProposal, IngestRequest } from '@/contract/dataset/ingest';
import { makeWorld } from '../world/world';
import { checkIngest } from './check';
import { DescriptorIndex } from './descriptor-index';
import { proposeIngest } from './propose';
import { sheetOf } from './sheets.fixture';

const world = makeWorld({ accessions: 80 });
let numbers: string[] = [];

beforeAll(async () => {
  const { content } = await world.accessions.page({}, { l: 60 });
  numbers = content.map(({ accessionNumber }) => accessionNumber);
});

const sheetWith = (heading: string, cells: (i: number) => string, more: readonly (readonly string[])[] = []) =>
  sheetOf('Data', [['ACCENUMB', heading], ...numbers.map((number, i) => [number, cells(i)]), ...more]);

const propose = (sheet: ReturnType<typeof sheetOf>) =>
  proposeIngest([sheet], 0, { descriptors: new DescriptorIndex([]), known: async () => 0 });

const agreed = ({ titleRows, headingRows, columns, descriptors, missing }: IngestProposal): IngestRequest => ({
  titleRows,
  headingRows,
  missing,
  columns: columns.map(({ at, role, name = '', decimal }): IngestColumn => ({
    at,
    role,
    name,
    ...(decimal && { decimal }),
  })),
  descriptors: descriptors.map(({ name, guessed }) => ({ name, made: guessed })),
  mode: 'replace',
});

const check = (sheet: ReturnType<typeof sheetOf>, request: IngestRequest) =>
  checkIngest(sheet, request, {
    accessions: world.accessions,
    descriptor: () => undefined,
    own: () => undefined,
    stopped: () => undefined,
    onProgress: () => undefined,
  });

const commas = (i: number) => `${40 + (i % 20)},${i % 10}`;

test.each([
  ['n.a.', 2],
  ['*', 20],
  ['k. A.', 25],
  ['NA', 30],
  ['.', 5],
])('decimal commas are read whatever stands for missing values: %s', async (mark, often) => {
  const sheet = sheetWith('TKW (g)', (i) => (i < often ? mark : commas(i)));
  const proposal = await propose(sheet);
  expect(proposal.missing).toEqual([mark]);
  expect(proposal.columns[1]).toMatchObject({ role: 'descriptor', decimal: 'comma', filled: 60 - often });
  expect(proposal.descriptors[0]?.guessed.dataType).toBe('NUMERIC');
  const { report, observations } = await check(sheet, agreed(proposal));
  expect(report).toMatchObject({ observations: 60 - often, loaded: 60 - often, refused: 0, unread: [] });
  expect(observations.columns[0]?.numbers?.at(-1)).toBeCloseTo(40 + (59 % 20) + 0.9);
});

test('which marks are missing values is one’s own to say', async () => {
  const plus = sheetWith('Rust reaction', (i) => (i % 2 ? '+' : '-'));
  const codes = await propose(plus);
  expect(codes.missing).toEqual(['-']);
  const reaction = { ...agreed(codes), descriptors: [{ name: 'Rust reaction', made: coded('Rust reaction') }] };
  expect((await check(plus, reaction)).report).toMatchObject({ observations: 30 });
  expect((await check(plus, { ...reaction, missing: [] })).report).toMatchObject({ observations: 60, loaded: 60 });

  const own = sheetWith('TKW (g)', (i) => (i < 3 ? 'Ausfall' : commas(i)));
  const proposal = await propose(own);
  const { report } = await check(own, agreed(proposal));
  expect(report.unread).toEqual([
    { heading: 'TKW (g)', observations: 60, unread: 3, loaded: 57, sample: 'Ausfall', hint: 'missing' },
  ]);
  expect((await check(own, { ...agreed(proposal), missing: ['ausfall'] })).report).toMatchObject({
    observations: 57,
    refused: 0,
  });
});

const coded = (title: string) => ({ title, dataType: 'CODED' as const, category: 'EVALUATION' as const });

test('a column that cannot be read is named as it stands, with a value and what it may be', async () => {
  const sheet = sheetWith('TKW (g)', commas);
  const request = agreed(await propose(sheet));
  const columns = request.columns.map((column) => ({ ...column, decimal: 'point' as const }));
  const { report } = await check(sheet, { ...request, columns });
  expect(report.unread).toMatchObject([
    { heading: 'TKW (g)', observations: 60, unread: 60, loaded: 0, hint: 'decimalComma' },
  ]);
  expect(report.unread[0]?.sample).toMatch(/^\d\d,\d$/);
});

test('numbers with commas and points are asked', async () => {
  const { columns } = await propose(sheetWith('TKW (g)', (i) => (i % 4 ? commas(i) : `${40 + i}.5`)));
  expect(columns[1]).toMatchObject({ certainty: 'asked', warnings: [{ kind: 'decimals' }], decimal: 'comma' });
});

test('an accession that the catalogue does not hold is told once, and so is a row without one', async () => {
  const headings = ['Height (cm)', 'TKW (g)', 'Yield (g)'];
  const rows = numbers.map((number, i) => [number, ...headings.map(() => commas(i))]);
  const strays = [
    ['no such', '1', '2', '3'],
    ['no such', '4', '5', '6'],
    ['', '1', '2', '3'],
  ];
  const sheet = sheetOf('Data', [['ACCENUMB', ...headings], ...rows, ...strays]);
  const { notes, report } = await check(sheet, agreed(await propose(sheet)));
  expect(notes).toMatchObject([
    { kind: 'unknownAccession', line: 62, value: 'no such', observations: 6 },
    { kind: 'noAccession', line: 64, observations: 3 },
  ]);
  expect(report).toMatchObject({ observations: 189, loaded: 180, refused: 9 });
  expect(report.counts).toMatchObject([
    { kind: 'unknownAccession', count: 1, observations: 6 },
    { kind: 'noAccession', count: 1, observations: 3 },
  ]);
});
