import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENABLED_LANGUAGES, type Language } from '@/contract/constants';
import en from './letters/en.json';
import { writeLetter, type LetterName } from './letters';

type File = Partial<Record<string, { subject: string; text: string[] }>>;

const folder = join(process.cwd(), 'mocks/rules/accounts/letters');
const files = readdirSync(folder).map((file) => ({
  language: file.replace('.json', '') as Language,
  letters: JSON.parse(readFileSync(join(folder, file), 'utf8')) as File,
}));
const placesIn = (text: readonly string[]) =>
  text
    .join('\n')
    .match(/\{\{\w+\}\}/g)
    ?.sort() ?? [];
const names = Object.keys(en) as LetterName[];

test('every language of the portal has its file', () => {
  expect(files.map(({ language }) => language).sort()).toEqual([...ENABLED_LANGUAGES].sort());
});

test.each(files)('letters in $language say all that the English ones say', ({ letters }) => {
  for (const [name, letter] of Object.entries(letters)) {
    expect(names).toContain(name);
    const original = en[name as LetterName];
    expect(placesIn(letter?.text ?? [])).toEqual(placesIn(original.text));
    // An address stands alone, so that it can be copied and is read in one direction.
    for (const place of ['{{link}}', '{{cancel}}', '{{login}}', '{{forgot}}', '{{tokens}}'])
      expect(letter?.text.includes(place)).toBe(original.text.includes(place));
  }
});

test('who it is from is at the end, what is not translated comes in English', () => {
  for (const { language, letters } of files)
    for (const name of names) {
      const letter = writeLetter(name, language, { portal: 'https://pgr.example/', until: 0, now: 0 });
      expect(letter.text).toMatch(/https:\/\/pgr\.example\/$/);
      expect(letter.language).toBe(letters[name] ? language : 'en');
    }
});

test('times are in UTC', () => {
  const { text } = writeLetter('reset', 'en', { until: Date.UTC(2025, 5, 1, 13, 5) });
  expect(text).toContain('until 1 June 2025 at 13:05 UTC.');
});

test('what is put in is not read again', () => {
  expect(writeLetter('emailChanged', 'en', { email: '{{portal}}', portal: 'P' }).text).toContain(
    'on  to {{portal}}. This',
  );
});
