import type { DataType, Descriptor } from '@/contract/descriptor/descriptor';
import { observationFilterOf } from './observation-filter';
import { termOptions } from './term-options';
import type { Criterion } from './where';

const descriptor = (uuid: string, dataType: DataType, more: Partial<Descriptor> = {}): Descriptor => ({
  uuid,
  title: uuid,
  dataType,
  category: 'EVALUATION',
  state: 'PUBLISHED',
  versionTag: '1.0',
  current: true,
  ...more,
});

const known = new Map(
  [
    descriptor('height', 'NUMERIC'),
    descriptor('rust', 'SCALE'),
    descriptor('habit', 'CODED'),
    descriptor('sown', 'DATE'),
    descriptor('remark', 'TEXT'),
  ].map((one) => [one.uuid, one]),
);

test.each<[string, Criterion, unknown]>([
  ['height', { ge: '80', le: '120.5' }, { height: { ge: 80, le: 120.5 } }],
  ['rust', { eq: ['1', '3'], lt: '5' }, { rust: { eq: [1, 3], lt: 5 } }],
  ['habit', { eq: ['01'] }, { habit: { eq: ['01'] } }],
  ['sown', { ge: '20240101', le: '20241231' }, { sown: { ge: '20240101', le: '20241231' } }],
  ['remark', { contains: ['late'] }, { remark: { contains: ['late'] } }],
  ['height', {}, {}],
  ['height', { eq: [] }, {}],
])('%s %j is asked as %j', (uuid, criterion, asked) => {
  expect(observationFilterOf({ [uuid]: criterion }, known)).toEqual(asked);
});

test.each<[string, Criterion]>([
  ['height', { ge: 'tall' }],
  ['height', { ge: '' }],
  ['rust', { contains: ['3'] }],
  ['colour', { eq: ['1'] }],
])('%s %j cannot be asked, and is not left out of another question', (uuid, criterion) => {
  expect(observationFilterOf({ habit: { eq: ['1'] }, [uuid]: criterion }, known)).toBeUndefined();
});

const terms = [
  { code: '1', title: 'Erect' },
  { code: '2', title: 'Spreading' },
];
const summary = (other: number) => ({
  descriptorUuid: 'habit',
  count: 5,
  missing: 0,
  valueCount: 5,
  terms: [{ term: '2', count: 4 }, { term: 'x', count: 1 }],
  other,
}); // oxfmt-ignore

test('the coding table comes first, then what else was observed, then what is asked all the same', () => {
  expect(termOptions(descriptor('habit', 'CODED', { terms }), summary(0), ['9'])).toEqual([
    { term: '1', count: 0 },
    { term: '2', count: 4 },
    { term: 'x', count: 1 },
    { term: '9', count: 0 },
  ]);
});

test('a count that is not known is not 0', () => {
  const habit = descriptor('habit', 'CODED', { terms });
  expect(termOptions(habit, summary(3), [])[0]).toEqual({ term: '1' });
  expect(termOptions(habit, undefined, [])).toEqual([{ term: '1' }, { term: '2' }]);
  expect(termOptions(descriptor('awned', 'BOOLEAN'), undefined, [])).toEqual([{ term: 'true' }, { term: 'false' }]);
});
