import fc from 'fast-check';
import Papa from 'papaparse';
import type { McpdColumn } from '../columns';
import { parseMcpd } from './parse-mcpd';
import { WRITTEN_COLUMNS, toMcpdRow } from '../to-mcpd-row';
import { runs } from '../../../test/harness/runs';

/** Columns whose text is kept as it stands; yes and no, numbers and positions have several spellings of the same value. */
const SPELLINGS = new Set<McpdColumn>(
  'MLSSTAT,AVAILABLE,HISTORIC,ELEVATION,COORDUNCERT,DECLATITUDE,DECLONGITUDE,LATITUDE,LONGITUDE'.split(
    ',',
  ) as McpdColumn[],
);
/** "300.0" is the code 300. */
const CODES = new Set<McpdColumn>(['SAMPSTAT', 'COLLSRC', 'STORAGE']);
const numbersIn = (text: string) => text.split(';').map(Number).join();
const columns = WRITTEN_COLUMNS.filter((column) => !SPELLINGS.has(column));

// oxfmt-ignore
const token = fc.constantFrom(
  'USA016', 'usa005', ':', ';', ' ', '10', '20', '300', '999', '1993', '0000', '-', '--', '0231', '/', 'PER', '033',
  '&amp;', '&', 'é', 'Ã©', '\ufffd', '\u0001', '\n', '"', ',', '\t', 'NULL', '10.18730/X', 'https://', '.', 'Zea', '×',
);
const cell = fc.array(token, { maxLength: 6 }).map((tokens) => tokens.join(''));
const row = fc.record(Object.fromEntries(columns.map((column) => [column, cell])) as Record<string, typeof cell>);

test('a value is loaded as it stands, or the report says what became of it', () => {
  fc.assert(
    fc.property(row, (cells) => {
      const whole: Record<string, string> = { ...cells, INSTCODE: 'USA016', ACCENUMB: 'PI 1', GENUS: 'Zea' };
      const text = Papa.unparse([columns as string[], columns.map((column) => whole[column] ?? '')]);
      const { records, report } = parseMcpd(new TextEncoder().encode(text));
      const [record] = records;
      if (!record) throw new Error('not loaded');
      const written = toMcpdRow(record);
      for (const column of columns) {
        const raw = whole[column] ?? '';
        const value = written[WRITTEN_COLUMNS.indexOf(column)] ?? '';
        const said = report.notes.filter((note) => note.column === column);
        const sameCode = CODES.has(column) && numbersIn(raw) === numbersIn(value);
        if (value !== raw && !sameCode) expect([column, raw, said.length > 0]).toEqual([column, raw, true]);
      }
    }),
    { numRuns: runs(200) },
  );
});
