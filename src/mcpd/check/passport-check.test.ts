import fc from 'fast-check';
import { detailOf } from '../report/note-details';
import { bytesOf, checkOf, namesOf, rowWith } from './check.fixture';
import { SourceProblem, readSource } from './table-source';
import { allOf, type Work } from './work';

const written = (check: ReturnType<typeof checkOf>): Uint8Array => new TextEncoder().encode([...check.csv()].join(''));

test('all of a kind are corrected at once, one by one, and taken back in turn', () => {
  const rows = ['1993-01-15', '1994-02-16', '19950317'].map((ACQDATE, at) => rowWith({ ACQDATE }, at));
  const check = checkOf(bytesOf(rows));
  const [group] = check.summary.groups;
  expect(group).toEqual({ kind: 'dateForm', index: 4, rows: 2, fixable: 2 });
  if (!group) return;
  expect(allOf(check.fix(group, 1))).toBe(1);
  expect(check.summary.groups).toEqual([{ ...group, rows: 1, fixable: 1 }]);
  expect(allOf(check.fix(group))).toBe(1);
  expect(check.summary).toMatchObject({ groups: [], changes: 2, withProblems: 0, undoable: true });
  allOf(check.undo());
  allOf(check.undo());
  expect(check.summary).toMatchObject({ groups: [group], changes: 0, withProblems: 2, undoable: false });
  expect(check.row(1).cells[4]).toBe('1994-02-16');
});

test('rows that are there twice are compared anew after each correction', () => {
  const check = checkOf(bytesOf([rowWith(), rowWith(), rowWith({ GENUS: 'triticum' })]));
  expect(namesOf(check)).toEqual(['ACCENUMB duplicate', 'GENUS genusForm']);
  allOf(check.fix({ kind: 'genusForm', index: 2 }));
  expect(check.rowsWith({ kind: 'duplicate', index: 1 })).toEqual([1, 2]);
  expect(check.problemsOf(2)).toEqual([
    { kind: 'duplicate', index: 1, detail: detailOf('firstLine', { line: 2 }), fix: 'remove' },
  ]);
  allOf(check.fix({ kind: 'duplicate', index: 1 }, 1));
  expect(check.summary).toMatchObject({ rows: 2, removed: 1, changes: 2 });
  check.edit(2, [{ index: 1, value: 'TRI 9' }]);
  expect(namesOf(check)).toEqual([]);
  allOf(check.undo());
  allOf(check.undo());
  expect(check.rowsWith({ kind: 'duplicate', index: 1 })).toEqual([1, 2]);
});

test('completeness is told as the file came, and as it is', () => {
  const check = checkOf(bytesOf([rowWith({ ORIGCTY: 'Ethiopia', SAMPSTAT: '300' })]));
  const { before } = check.summary.pdci;
  allOf(check.fix({ kind: 'notCountryCode', index: 4 }));
  expect(check.summary.pdci).toEqual({ before, now: expect.closeTo(before + 0.8, 9) as unknown });
});

test('what lacks values or has too many is told, and its values stay', () => {
  const check = checkOf(new TextEncoder().encode('INSTCODE,ACCENUMB,GENUS\nDEU146,A 1\nDEU146,A 2,Zea,more\n'));
  expect(namesOf(check)).toEqual(['GENUS noGenus', 'longRow', 'shortRow']);
  allOf(check.fix({ kind: 'shortRow', index: -1 }));
  expect([...check.csv()].join('')).toBe('\uFEFFINSTCODE,ACCENUMB,GENUS\r\nDEU146,A 1,\r\nDEU146,A 2,Zea,more\r\n');
});

test('a value below no name is told by the place of its column', () => {
  const check = checkOf(new TextEncoder().encode('INSTCODE,ACCENUMB,GENUS,\nDEU146,A 1,Zea,tall\n'));
  expect(check.problemsOf(0)).toEqual([
    { kind: 'unnamedColumn', index: 3, detail: detailOf('column', { column: 'D' }) },
  ]);
});

test('a column that names an accession and is not there is not asked for in each row', () => {
  const check = checkOf(new TextEncoder().encode('ACCENUMB\tGENUS\nA 1\tZea\n'));
  expect(namesOf(check)).toEqual([]);
});

test.each([
  ['', 'empty'],
  ['a,b\n1,2\n', 'notMcpd'],
  ['ACCENUMB,GENUS\n', 'headerOnly'],
  ['ACCENUMB,GENUS\n"A 1,Zea\n', 'openQuote'],
  ['%PDF-1.4 …', 'PDF'],
])('%j cannot be checked: %s', (text, fault) => {
  const read = () => readSource(new TextEncoder().encode(text));
  expect(read).toThrow(SourceProblem);
  expect(read).toThrow(fault);
});

const VALUES = {
  ACQDATE: ['1993-01-15', '5 May 1990', '1993', '19930115', 'x', '3/4/1993'],
  ORIGCTY: ['eth', 'ET', 'Kenya', 'ZAR', 'KEN', '??'],
  DECLATITUDE: ['9,5', '102.5', '0', '103020S', ' 3.1 ', ''],
  DECLONGITUDE: ['38,7', '-12', '0', '0762510W', '', '400'],
  DUPLSITE: ['nor051; DEU146', 'NOR051;NOR051', 'NOR 51', ';'],
  OTHERNUMB: ['CGN 1', 'NLD037: CGN 1;x', ':', 'NULL'],
  STORAGE: ['13.0;13', '10; 20', '77', 'NA'],
  MLSSTAT: ['yes', '1.0', 'N', '99'],
  REMARKS: [' a ', '&amp;amp;', '=1+1', 'Ã¡', '"quoted", and\nbroken', '-'],
  GENUS: ['Triticum', 'TRITICUM', 'triticum ', ''],
  SPECIES: ['aestivum', 'Aestivum', 'Triticum aestivum L.', 'T. durum'],
} as const;

const anyRow = fc.record(
  Object.fromEntries(
    Object.entries(VALUES).map(([column, values]) => [column, fc.oneof(fc.constantFrom(...values), fc.string())]),
  ),
);

test('what was corrected has this problem no more, no other row changes, and the file says the same when it is read', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 5 }), fc.nat(), (drawn, choice) => {
      const rows = drawn.map((row, at) => rowWith(row, at));
      const check = checkOf(bytesOf(rows, ['INSTCODE', 'ACCENUMB', ...Object.keys(VALUES)]));
      const sure = check.summary.groups.filter(({ fixable }) => fixable > 0);
      const group = sure[choice % Math.max(1, sure.length)];
      if (group) {
        expect(allOf(check.fix(group))).toBe(group.fixable);
        const left = check.summary.groups.find(({ kind, index }) => kind === group.kind && index === group.index);
        expect(left?.fixable ?? 0).toBe(0);
        expect(left?.rows ?? 0).toBeLessThanOrEqual(group.rows - group.fixable);
      }
      const again = checkOf(written(check));
      expect(rows.map((_, row) => again.row(row).cells)).toEqual(rows.map((_, row) => check.row(row).cells));
      expect(namesOf(again)).toEqual(namesOf(check));
      if (!group) return;
      allOf(check.undo());
      expect(rows.map((row, at) => check.row(at).cells[1] === row.ACCENUMB)).not.toContain(false);
      expect(check.summary.changes).toBe(0);
    }),
    { seed: 41, numRuns: 150 },
  );
});

/** All that can be told of a check. */
const told = (check: ReturnType<typeof checkOf>, rows: number) => ({
  summary: check.summary,
  groups: check.summary.groups.map((group) => check.rowsWith(group)),
  rows: Array.from({ length: rows }, (_, row) => check.row(row)),
  faulty: check.rowsWith(),
  institutes: check.institutes,
  file: [...check.csv()].join(''),
});

test('what is let go of before it is done, or taken back, leaves everything as it was', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 2, maxLength: 5 }), fc.nat(), fc.nat(), (drawn, choice, steps) => {
      const rows = drawn.map((row, at) => rowWith(row, at % 3));
      const check = checkOf(bytesOf(rows, ['ACCENUMB', ...Object.keys(VALUES)]), undefined, 1);
      const unchanged = (begin: () => Work<unknown>, takeBack: () => Work<unknown>) => {
        const before = told(check, rows.length);
        const work = begin();
        let isDone = false;
        for (let step = steps % rows.length; step >= 0 && !isDone; step--) isDone = work.next().done === true;
        if (isDone) allOf(takeBack());
        else work.return(undefined);
        expect(told(check, rows.length)).toEqual(before);
      };
      const fill = () => check.fill('INSTCODE', 'DEU146');
      const undo = () => check.undo();
      unchanged(fill, undo);
      allOf(fill());
      unchanged(undo, fill);
      const sure = check.summary.groups.filter(({ fixable }) => fixable > 0);
      const group = sure[choice % Math.max(1, sure.length)];
      if (!group) return;
      const fix = () => check.fix(group);
      unchanged(fix, undo);
      allOf(fix());
      unchanged(undo, fix);
    }),
    { seed: 7, numRuns: 30 },
  );
});

test('a column that the file lacks is filled with one value, and taken out again', () => {
  const check = checkOf(new TextEncoder().encode('ACCENUMB,GENUS,X\nT 1,Zea\nT 2,Zea,,beyond\nT 3,,x\n'));
  const before = [0, 1, 2].map((row) => check.row(row));
  expect(allOf(check.fill('INSTCODE', 'DEU 146'))).toBe('notInstituteCode');
  expect(allOf(check.fill('INSTCODE', '  '))).toBe('noInstCode');
  expect(allOf(check.fill('INSTCODE', 'deu146 '))).toBeUndefined();
  expect(namesOf(check)).toEqual(['GENUS noGenus', 'longRow', 'shortRow']);
  expect(check.summary).toMatchObject({ changes: 3, undoable: true });
  expect([...check.compared()].map(({ record }) => record.instCode)).toEqual(['DEU146', 'DEU146']);
  const text = 'ACCENUMB,GENUS,X,INSTCODE\r\nT 1,Zea,,DEU146\r\nT 2,Zea,,DEU146,beyond\r\nT 3,,x,DEU146\r\n';
  expect([...check.csv()].join('')).toBe(`\uFEFF${text}`);
  check.edit(2, [{ index: 3, value: 'NLD037' }]);
  allOf(check.undo());
  allOf(check.undo());
  expect([0, 1, 2].map((row) => check.row(row))).toEqual(before);
  expect(check.summary).toMatchObject({ changes: 0, undoable: false });
});
