import fc from 'fast-check';
import Papa from 'papaparse';
import { csvText } from './csv-text';

const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', '=', ' ', 'é', '\t', 'a') }),
);
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));

test('whatever is in a cell comes back from it', () => {
  fc.assert(
    fc.property(table, (lines) => {
      expect(Papa.parse(csvText(lines), { delimiter: ',', newline: '\r\n' }).data).toEqual(lines);
    }),
  );
});

test.each([
  [[['Crop', 'Accessions']], 'Crop,Accessions'],
  [
    [
      ['a', 1.5],
      ['b', 0],
    ],
    'a,1.5\r\nb,0',
  ],
  [[['Bean, common', 3]], '"Bean, common",3'],
  [[['"Red"', 3]], '"""Red""",3'],
  [[['=1+1', 3]], '=1+1,3'],
])('%j', (lines, text) => expect(csvText(lines)).toBe(text));
