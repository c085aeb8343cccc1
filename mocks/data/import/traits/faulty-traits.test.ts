import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRecord } from '@/mcpd/record';
import { accessionBuilder } from '../../accessions/kept/builder';
import { ACCESSION_REFERENCE } from '../../reference/reference';
import { workbookOf, type Table } from '../faulty-files';
import { loadTraits } from './load-traits';

const builder = accessionBuilder();
for (const number of ['PI 1', 'PI 2'])
  builder.add({ ...emptyRecord('USA016', number, 'Arachis'), species: 'hypogaea' });
const accessions = builder.build(ACCESSION_REFERENCE);

const folder = mkdtempSync(join(tmpdir(), 'faulty-traits-'));
afterAll(() => rmSync(folder, { recursive: true }));

const load = (sheets: Record<string, Table>) => {
  const path = join(folder, 'traits.xlsx');
  writeFileSync(path, workbookOf(sheets));
  return loadTraits([path], { accessions });
};

test.each<[string, Table, string[], loaded: number, refused: number]>([
  [
    'a value under a blank heading',
    [
      ['ACCENUMB', 'Height', ''],
      ['PI 1', '12', 'x'],
      ['PI 2', '13', ''],
    ],
    ['unnamedColumn'],
    2,
    0,
  ],
  [
    'two columns of one name',
    [
      ['ACCENUMB', 'Height', 'height'],
      ['PI 1', '12', '13'],
      ['PI 2', '13', ''],
    ],
    ['repeatedColumn'],
    3,
    0,
  ],
  [
    'a failed formula',
    [
      ['ACCENUMB', 'Height'],
      ['PI 1', { error: '#DIV/0!' }],
      ['PI 2', '13'],
    ],
    ['nothingObserved', 'errorCell'],
    1,
    1,
  ],
  [
    'a formula without its value',
    [
      ['ACCENUMB', 'Height', 'Width'],
      ['PI 1', { formula: 'A1' }, '4'],
      ['PI 2', '13', '5'],
    ],
    ['noResult'],
    3,
    1,
  ],
  [
    'a failed formula in a long table',
    [
      ['ACCENUMB', 'Trait', 'Value'],
      ['PI 1', 'Height', { error: '#REF!' }],
      ['PI 2', 'Height', '13'],
    ],
    ['noValue'],
    1,
    1,
  ],
  [
    'a day for an accession number',
    [
      ['ACCENUMB', 'Height'],
      [{ day: 45_000 }, '12'],
      ['PI 2', '13'],
    ],
    ['dayInNumber', 'unknownAccession'],
    1,
    1,
  ],
  [
    'thousands parted by blanks',
    [
      ['ACCENUMB', 'Height'],
      ['PI 1', '1\u00a0200'],
      ['PI 2', '13.5'],
    ],
    ['numberForm'],
    2,
    0,
  ],
  [
    'Genotype',
    [
      ['Genotype', 'Height'],
      ['PI 1', '12'],
      ['PI 2', '13'],
    ],
    ['guessedAccession'],
    2,
    0,
  ],
  [
    'Line/Phenotype',
    [
      ['Line/Phenotype', 'Height'],
      ['PI 1', '12'],
      ['PI 2', 'nan'],
    ],
    ['guessedAccession', 'nothingObserved'],
    1,
    0,
  ],
])('%s', async (_, table, says, loaded, refused) => {
  const { report } = await load({ Data: table });
  expect(report.files).toMatchObject([{ observations: loaded + refused, loaded, refused }]);
  expect(report.notes.map(({ kind }) => kind).toSorted()).toEqual(says.toSorted());
});

test('the sheet of descriptors that a catalogue exports defines those of the table beside it', async () => {
  const { datasets, report } = await load({
    Descriptors: [
      ['uuid', 'title', 'category', 'dataType', 'uom', 'codes'],
      ['1', 'Growth habit', 'EVALUATION', 'CODED', '', '1=erect; 2=intermediate, half spreading'],
      ['2', 'Height', 'CHARACTERIZATION', 'NUMERIC', 'cm', ''],
    ],
    Data: [
      ['ACCENUMB', 'Growth habit', 'Height'],
      ['PI 1', '1', '80'],
      ['PI 2', '2', '90'],
    ],
    Notes: [['Made in 2020.']],
  });
  expect(datasets[0]?.descriptors).toMatchObject([
    {
      title: 'Growth habit',
      category: 'EVALUATION',
      dataType: 'CODED',
      terms: [
        { code: '1', title: 'erect' },
        { code: '2', title: 'intermediate, half spreading' },
      ],
    },
    { title: 'Height', dataType: 'NUMERIC', uom: 'cm' },
  ]);
  expect(report.notes).toMatchObject([{ kind: 'otherSheet', value: 'Notes' }]);
});
