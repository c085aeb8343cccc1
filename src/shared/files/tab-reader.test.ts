import fc from 'fast-check';
import { CutShort, TabReader } from './tab-reader';

const written = (rows: string[][]) =>
  rows.map((row) => `${row.map((value) => (value === '' ? '' : `"${value.replaceAll('"', '""')}"`)).join('\t')}\n`);

function read(text: string, size: number): string[][] {
  const bytes = new TextEncoder().encode(text);
  const reader = new TabReader();
  const rows: string[][] = [];
  for (let at = 0; at < bytes.length; at += size) rows.push(...reader.push(bytes.subarray(at, at + size)));
  return [...rows, ...reader.end()];
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '"', 'a\tb', 'a\nb', 'a\r\nb', '\n', '""', 'größe 🌾'),
);

test('rows come back as they were written, in pieces of any size', () => {
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 }));
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 40 }), (rows, size) => {
      expect(read(`\uFEFF${written(rows).join('')}`, size)).toEqual(rows);
    }),
  );
});

test('a last line without its end is a row', () => {
  expect(read('"A"\n"b"', 2)).toEqual([['A'], ['b']]);
});

test('text that ends inside a value was cut short', () => {
  expect(() => read('"A"\t"B"\n"a"\t"b', 4)).toThrow(CutShort);
});
