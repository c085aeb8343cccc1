import { object } from 'yup';
import { neededText, text, url } from '@/contract/schema';
import { checked, readPasted, tabbed, type TableKind } from './pasted-table';

const schema = object({ name: neededText(20), page: url(), note: text(5) });
type Value = ReturnType<typeof schema.cast>;
const kind: TableKind<'name' | 'page' | 'note', Value> = {
  columns: ['name', 'page', 'note'],
  needed: ['name'],
  most: 3,
  reader: () => (cells) => checked(schema, cells),
};
const ordered = { ...kind, needed: [] };

const told = (given: string, of = kind) => {
  const read = readPasted(given, of);
  if (read.fault) return read.fault;
  return read.lines.map(({ line, value, wrong }) =>
    value
      ? `${line} ${value.name}`
      : wrong.map(({ column, key, value: cell }) => `${line} ${column} ${key} ${cell}`)[0],
  );
};

test('every filled line is answered for by its number, whatever separates its cells', () => {
  expect(told('\uFEFF"NAME","page"\r\n\r\n"A\n1",\r\nA2,ftp\r\nA3,,beyond\r\n')).toEqual([
    '3 A\n1',
    '5 page url ftp',
    '6  beyond beyond',
  ]);
  expect(told('name;note\nA;too long')).toEqual(['2 note atMost too long']);
  expect(told('sep=|\nnote|name\nx|B')).toEqual(['3 B']);
});

test('a header is needed with a line below it, unless columns have their order', () => {
  expect(told('')).toBe('lines');
  expect(told('name')).toBe('lines');
  expect(told('title\nA')).toBe('header');
  expect(told('A\thttps://example.org', ordered)).toEqual(['1 A']);
  expect(told('page\tname\nhttps://example.org\tA', ordered)).toEqual(['2 A']);
  expect(told('', ordered)).toEqual([]);
});

test('columns that have no place are named', () => {
  expect(readPasted('name\tplate\tname\nA\t1\tB', kind)).toMatchObject({ unread: ['plate', 'name'] });
});

test('a quotation mark that nobody closes takes no lines with it', () => {
  expect(readPasted('name\nA\n"B\nC\n', kind)).toEqual({ fault: 'quote', line: 3 });
});

test('lines beyond what can be sent are told', () => {
  expect(told('name\nA\nB\nC\nD')).toEqual(['2 A', '3 B', '4 C', '5  listAtMost ']);
});

test('lines that are written again are read as they were', () => {
  const rows = [
    ['name', 'note'],
    ['A "1"\t2', 'x\ny'],
  ];
  expect(readPasted(tabbed(rows), kind)).toMatchObject({ lines: [{ row: rows[1] }] });
});
