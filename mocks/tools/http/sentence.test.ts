import fc from 'fast-check';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import { acceptedLanguage, sentence, SENTENCES } from './sentence';
import { ENGLISH } from './sentences/english';

const placesIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test.each(ENABLED_LANGUAGES)('%s has every sentence, with the same values in it', (language) => {
  const texts = SENTENCES[language];
  expect(Object.keys(texts)).toEqual(Object.keys(ENGLISH));
  for (const [key, text] of Object.entries(ENGLISH)) {
    const translated = texts[key as keyof typeof ENGLISH];
    expect([key, placesIn(translated)]).toEqual([key, placesIn(text)]);
    if (language !== 'en') expect(translated).not.toBe(text);
  }
});

test('values are filled in as they are, and cut', () => {
  expect(sentence('noSheet', { sheet: 3, name: '{{sheet}} $&' })('en')).toBe('There is no sheet 3 in "{{sheet}} $&".');
  expect(sentence('noCrop', { id: 'x'.repeat(1_000) })('cs')).toHaveLength('Plodina „“ neexistuje.'.length + 200);
});

test.each([
  [null, 'en'],
  ['', 'en'],
  ['cs', 'cs'],
  ['CS-cz', 'cs'],
  ['pt', 'pt-BR'],
  ['pt-PT,pt;q=0.9', 'pt-BR'],
  ['de, fr;q=0.5, es;q=0.7', 'es'],
  ['de-CH', 'en'],
  ['ko;q=0, ja;q=0.1', 'ja'],
  ['*', 'en'],
  ['ar;q=high, fr', 'fr'],
])('Accept-Language %j is answered in %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));

test('whatever a header says, it is one of our languages', () => {
  fc.assert(fc.property(fc.string(), (header) => expect(ENABLED_LANGUAGES).toContain(acceptedLanguage(header))));
});
