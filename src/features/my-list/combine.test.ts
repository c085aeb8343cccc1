import { codeIn } from './combine';
import { fileNameFor } from './list-csv';
import { sortedRows, wordsOf } from './sorted-rows';
import type { Accession } from '@/contract/accession/accession';

test.each([
  ['v2xqd5LzYpP', 'v2xqd5LzYpP'],
  [' /a/v2xqd5LzYpP ', 'v2xqd5LzYpP'],
  ['https://example.org/a/v2_x-1?page=2&sort=doi', 'v2_x-1'],
  ['https://example.org/es/a/overview/v2x#top', 'v2x'],
  ['https://example.org/a/map/v2x/@1.5,-2,3z', 'v2x'],
  ['https://example.org/a', ''],
  ['/a/map/@1.5,-2,3z', ''],
  ['https://example.org/c/wheat', undefined],
  ['/a/0f3e6c0a-9c7b-4b7e-8a39-0123456789ab', undefined],
  ['https://example.org/wiews/v2x', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the code in %s', (text, code) => expect(codeIn(text)).toBe(code));

const row = (accessionNumber: string, more: Partial<Accession> = {}) => ({ accessionNumber, ...more }) as Accession;
const numbers = (rows: Accession[]) => rows.map(({ accessionNumber }) => accessionNumber);

test('numbers in numbers are sorted as numbers, what is missing stands last either way', () => {
  const rows = [row('PI 10', { doi: 'b' }), row('PI 9'), row('pi 2', { doi: 'a' })];
  expect(numbers(sortedRows(rows, 'accessionNumber', 'ASC'))).toEqual(['pi 2', 'PI 9', 'PI 10']);
  expect(numbers(sortedRows(rows, 'accessionNumber', 'DESC'))).toEqual(['PI 10', 'PI 9', 'pi 2']);
  expect(numbers(sortedRows(rows, 'doi', 'ASC'))).toEqual(['pi 2', 'PI 10', 'PI 9']);
  expect(numbers(sortedRows(rows, 'doi', 'DESC'))).toEqual(['PI 10', 'pi 2', 'PI 9']);
  expect(numbers(sortedRows(rows, 'geo.elevation', 'ASC'))).toEqual(['pi 2', 'PI 9', 'PI 10']);
});

test('words are searched past case and accents', () =>
  expect(wordsOf('  Éthiopie  HOR ')).toEqual(['ethiopie', 'hor']));

test.each([
  ['My List', 'My-List.csv'],
  ['../../etc/passwd', 'etc-passwd.csv'],
  ['小麦 2025', '小麦-2025.csv'],
  ['///', 'my-list.csv'],
])('the file of %s', (name, file) => expect(fileNameFor(name)).toBe(file));
