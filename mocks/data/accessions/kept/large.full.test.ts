import fc from 'fast-check';
import { emptyRecord } from '@/mcpd/record';
import { accessionBuilder } from './builder';
import { CodedColumnBuilder, valueAt } from '../columns/coded-column';
import { TextColumnBuilder } from '../columns/text-column';
import { readTime } from '../iso-time';

/* What only shows with many rows: wider codes, further chunks of text, ranks that are counted in groups. */

const ROWS = 70_000;

it('widens codes as more values come', () => {
  const builder = new CodedColumnBuilder<string>();
  for (let row = 0; row < ROWS; row++) builder.push(row % 7 === 0 ? undefined : `v${row % 66_000}`);
  const column = builder.build();
  expect(column.codes).toBeInstanceOf(Uint16Array);
  for (let row = 0; row < ROWS; row++)
    if (valueAt(column, row) !== (row % 7 === 0 ? undefined : `v${row % 66_000}`)) throw new Error(`row ${row}`);
});

it('keeps texts of every length in several chunks', () => {
  const builder = new TextColumnBuilder();
  const text = (row: number): string | undefined =>
    row % 5 === 0 ? undefined : `${row} ${(row % 2 ? 'ab' : 'é😀').repeat(row % 300)}`;
  for (let row = 0; row < ROWS; row++) builder.push(text(row));
  const column = builder.build();
  expect(column.chunks.length).toBeGreaterThan(1);
  for (let row = 0; row < ROWS; row++) if (column.text(row) !== text(row)) throw new Error(`row ${row}`);
});

it('sorts and pages many distinct values', async () => {
  const builder = accessionBuilder();
  const order = Array.from({ length: ROWS }, (_, i) => (i * 7_919) % ROWS);
  for (const i of order)
    builder.add({ ...emptyRecord('XXX001', `No. ${i}`, 'Rosa'), decLatitude: i % 3 ? i / 1000 : undefined });
  const store = builder.build({ institutes: [], countries: [], regions: [], crops: [] });
  const numbers = async (s: string, d: 'ASC' | 'DESC', p: number) =>
    (await store.page({}, { s, d, p, l: 7 })).content.map(({ seqNo }) => seqNo);
  expect(await numbers('accessionNumber', 'ASC', 1_000)).toEqual([7000, 7001, 7002, 7003, 7004, 7005, 7006]);
  expect(await numbers('accessionNumber', 'DESC', 9_999)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(await numbers('geo.latitude', 'DESC', 0)).toEqual([69_998, 69_997, 69_995, 69_994, 69_992, 69_991, 69_989]);
  const missing = order.filter((i) => i % 3 === 0);
  expect(await numbers('geo.latitude', 'ASC', 9_999)).toEqual(missing.slice(-7));
  expect((await store.filterPage({}, { l: 1 })).suggestions['taxonomy.genus']?.terms).toEqual([
    { term: 'Rosa', count: ROWS },
  ]);
});

it('reads times as Date does', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
      (date) => {
        expect(readTime(date.toISOString())).toBe(date.getTime());
      },
    ),
  );
  for (const text of ['2020-01-31', '2020-02-29T12:00:00+02:00', 'soon', undefined, 'YYYY-01-31T12:00:00.000Z'])
    expect(readTime(text) ?? NaN).toBe(Date.parse(text ?? ''));
});
