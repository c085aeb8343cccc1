import type { ProposedColumn } from '@/contract/dataset/ingest';
import { DescriptorIndex } from '../../mocks/rules/ingest/descriptor-index';
import { proposeIngest } from '../../mocks/rules/ingest/propose';
import { sheetOf } from '../../mocks/rules/ingest/sheets.fixture';
import { LABELLED_ROWS, type LabelledLayout } from './labelled-layout';
import { LABELLED_LAYOUTS } from './labelled-layouts-data';

/** The sheet as the file has it. */
function rowsOf({ titles = [], columns }: LabelledLayout): string[][] {
  const headings = columns.map(([text]) => text.split('|'));
  const height = Math.max(...headings.map(({ length }) => length));
  return [
    ...titles.map((row) => [...row]),
    ...Array.from({ length: height }, (_, row) => headings.map((texts) => texts[row] ?? '')),
    ...Array.from({ length: LABELLED_ROWS }, (_, row) => columns.map(([, , cell]) => cell(row))),
  ];
}

async function proposed(layout: LabelledLayout): Promise<ProposedColumn[]> {
  const accession = layout.columns.find(([, right]) => right === 'accession');
  const held = new Set(Array.from({ length: LABELLED_ROWS }, (_, row) => accession?.[2](row)));
  const sheets = [['Data', rowsOf(layout)] as const, ...Object.entries(layout.beside ?? {})];
  const { columns } = await proposeIngest(
    sheets.map(([name, rows]) => sheetOf(name, rows)),
    0,
    {
      descriptors: new DescriptorIndex([]),
      known: async (numbers) => numbers.filter((each) => held.has(each)).length,
    },
  );
  return columns;
}

const verdictOf = ({ role, certainty }: ProposedColumn, right: string) =>
  certainty === 'asked' ? 'asked' : role === right ? 'right' : 'wrong';

test('columns of real layouts are what they are, or asked: none is guessed wrong in silence', async () => {
  const judged = await Promise.all(
    LABELLED_LAYOUTS.map(async (layout) => {
      const columns = await proposed(layout);
      return layout.columns.map(([heading, right], at) => {
        const column = columns[at];
        if (!column) throw new Error(`${layout.name}: ${heading} is missing.`);
        const verdict = verdictOf(column, right);
        return {
          verdict,
          told: `${layout.name}: ${heading} is ${right}, ${verdict}: ${column.role}, ${column.reason}`,
        };
      });
    }),
  );
  const all = judged.flat();
  const count = (verdict: string): number => all.filter((each) => each.verdict === verdict).length;
  console.log(
    [
      ...judged.map((columns, at) => {
        const right = columns.filter(({ verdict }) => verdict === 'right').length;
        return `${LABELLED_LAYOUTS[at]?.name}: ${right} of ${columns.length} right`;
      }),
      ...all.flatMap(({ verdict, told }) => (verdict === 'right' ? [] : told)),
      `${all.length} columns: ${count('right')} right, ${count('asked')} asked, ${count('wrong')} wrong in silence`,
    ].join('\n'),
  );
  expect(all.flatMap(({ verdict, told }) => (verdict === 'wrong' ? told : []))).toEqual([]);
  expect(count('right')).toBeGreaterThanOrEqual(0.8 * all.length);
});
