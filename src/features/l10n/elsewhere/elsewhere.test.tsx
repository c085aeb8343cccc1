import * as fc from 'fast-check';
import type { L10nRow } from '@/contract/l10n/l10n';
import { readPasted } from '@/shared/files/pasted-table';
import type { CarriedText } from './carried-text';
import { asTable, carriedOf, textsTable, writeTable } from './texts-table';
import { readXliff, writeXliff } from './xliff';

const HOSTILE = ['<b>&amp;</b>', ']]>', '<!-- -->', '=1+1', "'=1", '"quoted"', 'a\tb\nc', '@x', '\u{1F33E}', '‮', '-5'];
/** As the API keeps texts: without control characters, and blanks at the ends. */
const text = fc
  .oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 30 }))
  .map((each) => each.replaceAll(/[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/gu, '').trim());
const given = text.filter((each) => each !== '');

const rowsOf = (texts: readonly (readonly [string, string])[]): L10nRow[] =>
  texts.map(([source, translation], at) => ({
    key: `k${at}`,
    version: 1,
    title: source,
    language: 'en',
    texts: [
      { name: 'title', source, in: { fr: { text: translation, state: translation === '' ? 'missing' : 'done' } } },
    ],
  }));

const rows = fc.array(fc.tuple(given, text), { minLength: 1, maxLength: 8 }).map(rowsOf);

test('as XLIFF texts come back equal, whatever is in them', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const texts = carriedOf(all, 'fr');
      expect(readXliff(writeXliff(texts, 'en', 'fr'))).toEqual(texts);
    }),
    { seed: 1 },
  );
});

test.each([
  ['a table', writeTable],
  ['XLIFF', (texts: readonly CarriedText[]) => asTable(writeXliff(texts, 'en', 'fr'))],
] as const)('as %s they are read against what there is, and nothing differs', (_, write) => {
  fc.assert(
    fc.property(rows, (all) => {
      const read = readPasted(write(carriedOf(all, 'fr')), textsTable('subset', all, 'fr'));
      if (read.fault) throw new Error(read.fault);
      expect(read.lines.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(read.lines.map(({ value }) => value?.next)).toEqual(all.map(({ texts }) => texts[0]?.in.fr?.text));
    }),
    { seed: 1 },
  );
});

test('what a spreadsheet would compute is written so that it does not', () => {
  const all = rowsOf([['=HYPERLINK("x")', '@SUM(1)']]);
  expect(writeTable(carriedOf(all, 'fr')).split('\n')[1]).toMatch(/\t"?'=HYPERLINK.*\t'@SUM\(1\)$/);
});

const HEAD = '<?xml version="1.0"?>';
const xliff = (inner: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">${inner}</xliff>`;
const unit = (segments: string) =>
  xliff(`<file id="f" original="k0"><unit id="u" name="title">${segments}</unit></file>`);

test.each([
  ['declares entities', `${HEAD}<!DOCTYPE x [<!ENTITY a "b">]>${unit('<segment><source>&a;</source></segment>')}`],
  ['names a file', `${HEAD}<!doctype x SYSTEM "file:///etc/passwd">${unit('')}`],
  ['is cut off', unit('<segment><source>a</source>').slice(0, -30)],
  ['is another kind of XML', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['is XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>'],
  ['is no XML', 'language\tkey'],
])('a document that %s is not read', (_, given_) => expect(readXliff(given_)).toBeUndefined());

test('a unit that a program has parted is one text, and none where a part is missing', () => {
  const parts = (second: string) =>
    unit(
      `<segment><source>One. </source><target>Un. </target></segment><ignorable><source> </source></ignorable><segment><source>Two.</source>${second}</segment>`,
    );
  expect(readXliff(parts('<target>Deux.</target>'))).toMatchObject([
    { source: 'One.  Two.', translation: 'Un.  Deux.' },
  ]);
  expect(readXliff(parts(''))).toMatchObject([{ translation: '' }]);
});

test('each line that does not fit is told, with its reason', () => {
  const line = (over: Partial<CarriedText>): CarriedText => ({
    language: 'fr',
    key: 'k0',
    text: 'title',
    source: 'Core',
    translation: 'Noyau',
    ...over,
  });
  const lines = [
    line({}),
    line({ translation: '' }),
    line({ language: 'es' }),
    line({ key: '__proto__' }),
    line({ text: 'constructor' }),
    line({ source: 'Another' }),
    line({ translation: 'x'.repeat(501) }),
  ];
  const read = readPasted(writeTable(lines), textsTable('subset', rowsOf([['Core', 'Avant']]), 'fr'));
  if (read.fault) throw new Error(read.fault);
  expect(read.lines.map(({ value, wrong }) => value?.next ?? `${wrong[0]?.column}: ${wrong[0]?.key}`)).toEqual([
    'Noyau',
    // Without a translation nothing changes.
    'Avant',
    'language: otherLanguage',
    'key: notFound',
    'text: notFound',
    'source: sourceChanged',
    'translation: atMost',
  ]);
});
