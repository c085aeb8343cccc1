import fc from 'fast-check';
import { atOnce } from '../../../tools/workers/turns';
import { TextColumnBuilder } from '../columns/text-column';
import { NO_RANK } from './ranks';
import { keyOf, orderTexts } from './text-order';

function columnOf(texts: readonly (string | undefined)[]) {
  const builder = new TextColumnBuilder();
  for (const text of texts) builder.push(text);
  return builder.build();
}

/** The same by sorting all keys. */
function expectOrdered(texts: readonly (string | undefined)[]): void {
  const { order, ranks, distinct } = atOnce(orderTexts(columnOf(texts)));
  const keyed = texts.flatMap((text, row) => (text ? [{ row, key: keyOf(text, false) }] : []));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row));
  expect([...order]).toEqual(keyed.map(({ row }) => row));
  const keys = [...new Set(keyed.map(({ key }) => key))];
  expect(distinct).toBe(keys.length);
  expect([...ranks]).toEqual(texts.map((text) => (text ? keys.indexOf(keyOf(text, false)) : NO_RANK)));
}

const text = fc.stringMatching(/^[ab01é ]{0,30}$/);

test('texts stand in the order of their keys, equal ones as they came', () => {
  fc.assert(fc.property(fc.array(fc.option(text, { nil: undefined }), { maxLength: 60 }), expectOrdered));
});

test('thousands of texts with one beginning, as DOIs have it, are ordered by what follows', () => {
  const long = 'a common beginning that is longer than several steps';
  const texts = Array.from({ length: 5_000 }, (_, at) => {
    const number = (at * 7_919) % 2_503;
    return at % 50 === 0 ? undefined : `${at % 3 === 0 ? `${long} é` : long} ${number}`;
  });
  expectOrdered([...texts, ...texts.slice(0, 100), `${long} 1`]);
});
