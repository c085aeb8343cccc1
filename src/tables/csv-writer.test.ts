import fc from 'fast-check';
import Papa from 'papaparse';
import { csvText, csvWriter } from './csv-writer';

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom('', '=1+1', '-5', "'", '"', ',', 'a\nb', 'a\r\nb', ' x ', '007', '\uFEFF'),
);

test('any values come back as they were, whatever they hold', () => {
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));
  fc.assert(
    fc.property(table, (rows) => {
      const { data } = Papa.parse<string[]>(`\uFEFF${csvText(rows)}`, { delimiter: ',', newline: '\r\n' });
      expect(data).toEqual([...rows, ['']]);
    }),
  );
});

test('quotes stand only where they are needed, and nothing before a formula', () => {
  expect(csvText([['=1+1', '-2', 'a,b', 'say "x"', '007', 1.5]])).toBe('=1+1,-2,"a,b","say ""x""",007,1.5\r\n');
});

test('a file begins with the byte order mark', async () => {
  const writer = csvWriter();
  writer.add([['A'], ['é']]);
  writer.add([['b']]);
  const bytes = new Uint8Array(await writer.end().arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  expect(new TextDecoder().decode(bytes)).toBe('A\r\né\r\nb\r\n');
});
