import * as fc from 'fast-check';
import { processorTime } from '../../../test/harness/processor-time';
import { publications } from '../demo/publications';
import { ApiFailure } from '../../tools/http/api-failure';
import { parseCitations } from './parse-citations';
import { plainText } from './tex-text';
import { runs } from '../../../test/harness/runs';

const parse = (text: string) => parseCitations(text, publications());
const one = (text: string) => parse(text).citations[0];

test('a record of RIS', () => {
  const text = [
    'TY  - JOUR',
    'AU  - Fick, S. E.',
    'A1  - Hijmans, R. J.',
    'TI  - WorldClim 2: new 1-km spatial resolution climate surfaces',
    'for global land areas',
    'PY  - 2017/05/15/',
    'JO  - International Journal of Climatology',
    'VL  - 37',
    'SP  - 4302',
    'EP  - 4315',
    'DO  - https://doi.org/10.1002/JOC.5086',
    'UR  - https://doi.org/10.1002/joc.5086',
    'KW  - climate; interpolation',
    'KW  - weather',
    'SN  - 0899-8418',
    'ER  - ',
  ].join('\r\n');
  expect(parse(`﻿A library says hello.\r\n\r\n${text}\r\n`)).toEqual({
    citations: [
      {
        citation: {
          type: 'article',
          authors: ['Fick, S. E.', 'Hijmans, R. J.'],
          title: 'WorldClim 2: new 1-km spatial resolution climate surfaces for global land areas',
          year: 2017,
          publication: 'International Journal of Climatology',
          volume: '37',
          pages: '4302–4315',
          doi: '10.1002/JOC.5086',
          keywords: ['climate', 'interpolation', 'weather'],
        },
        line: 3,
        unread: ['SN'],
        duplicate: { uuid: expect.any(String) as string, title: expect.stringMatching(/^WorldClim 2/) as string },
      },
    ],
    unreadable: [{ line: 1, text: 'A library says hello.' }],
    unreadableCount: 1,
  });
});

test('records of both formats in one text, in their order', () => {
  const text = '@book{a,\n  title = {First}\n}\nTY  - BOOK\nTI  - Second\nER  - \nby hand\n@book{c, title = {Third}}\n';
  const { citations, unreadable } = parse(text);
  expect(citations.map(({ line, citation: { title } }) => [line, title])).toEqual([
    [1, 'First'],
    [4, 'Second'],
    [8, 'Third'],
  ]);
  expect(unreadable).toEqual([{ line: 7, text: 'by hand' }]);
});

test('what is told of a record of RIS stays as it is, also in a line that goes on with a name of BibTeX', () => {
  const text = 'TY  - BOOK\nTI  - Two  blanks\n@ home\n@smith said\nPY  - 2001\nER  - \n';
  expect(parse(text).citations).toMatchObject([
    { citation: { title: 'Two  blanks @ home @smith said', year: 2001 }, unread: [] },
  ]);
});

test.each([
  ['blanks before an entry', (n: number) => ' '.repeat(n)],
  ['empty lines', (n: number) => '\n'.repeat(n)],
  ['blanks among names', (n: number) => `@book{a, author = {A${' '.repeat(n)}B}, title = {x}}`],
  ['blanks before a key', (n: number) => `@book{${' '.repeat(n)}x`],
  ['blanks among fields', (n: number) => `@book{a, title = {x}${' '.repeat(n)}y}`],
  ['blanks among pages', (n: number) => `TY  - BOOK\nTI  - x\nSP  - 1${' '.repeat(n)}2\nER  - \n`],
  ['lines that go on', (n: number) => `TY  - BOOK\nTI  - x\n${'a\n'.repeat(n)}ER  - \n`],
  ['accents', (n: number) => `@book{a, title = {${"\\'".repeat(n / 4)}}}`],
])('%s take a time that grows with their number', (_, text) => {
  const [few, many] = [text(9_000), text(90_000)];
  const time = processorTime(() => parse(few));
  expect(processorTime(() => parse(many))).toBeLessThan(Math.max(30 * time, 200));
});

test('entries of BibTeX', () => {
  const text = `% of a library
@string{pgr = "Plant Genetic Resources"}
@comment{ignored}
@article{camacho05,
  author = {Camacho Villa, T. C. and {FAO and WHO} and M{\\"u}ller, J{\\'\\i}r{\\i} and others},
  title = {{What makes a landrace of \\emph{Triticum}?}},
  journal = pgr # {: Characterization},
  year = 2005, number = "3", pages = {373--384},
  url = {https://example.org/a_b?c=\\%20d},
  doi = {10.1079/PGR200591},
  langid = {english}, isbn = {1}
}
Words between.
@phdthesis{x, title = "A \\& B", school = {Universit\\"at}, year = {in press}}
@book(y, title = {Round})
@book{broken, title = {No end
@inbook{z, title = {After}, booktitle = {Held}}`;
  const { citations, unreadable } = parse(text);
  expect(citations).toEqual([
    {
      citation: {
        type: 'article',
        authors: ['Camacho Villa, T. C.', 'FAO and WHO', 'Müller, Jíri', 'et al.'],
        title: 'What makes a landrace of Triticum?',
        publication: 'Plant Genetic Resources: Characterization',
        year: 2005,
        issue: '3',
        pages: '373–384',
        url: 'https://example.org/a_b?c=%20d',
        doi: '10.1079/PGR200591',
        language: 'en',
      },
      line: 4,
      unread: ['isbn'],
    },
    { citation: { type: 'thesis', title: 'A & B', publisher: 'Universität' }, line: 14, unread: ['year'] },
    { citation: { type: 'book', title: 'Round' }, line: 15, unread: [] },
    { citation: { type: 'chapter', title: 'After', publication: 'Held' }, line: 17, unread: [] },
  ]);
  expect(unreadable).toEqual([
    { line: 13, text: 'Words between.' },
    { line: 16, text: '@book{broken, title = {No end' },
  ]);
});

test.each([
  ['\\"{o}\\ss \\AA{} \\c{c}\\v s {\\L}\\\'{\\i}', 'ößÅ çš Łí'],
  ['100\\% \\{x\\} a~b \\textbackslash{}n', '100% {x} a b \\n'],
  ['{N}aturally {\\it in italics}', 'Naturally in italics'],
])('TeX prints %s', (tex, plain) => expect(plainText(tex)).toBe(plain));

test('of two values for one place the second is told', () => {
  expect(one('TY  - SOUND\nTI  - A\nT1  - B\nT1  - A\nPY  - soon\nLA  - Klingon (old)\nER  -')).toEqual({
    citation: { type: 'report', title: 'A' },
    line: 1,
    unread: ['TY', 'T1', 'PY', 'LA'],
  });
});

test('whatever is pasted is read or told, in time', () => {
  const word = fc.constantFrom(
    'TY  - JOUR',
    'ER  - ',
    'TI  - x',
    '@book{',
    '@string{a=',
    '{',
    '}',
    '"',
    'x = ',
    ',',
    '#',
    '\\',
    '\n',
    '\r\n',
    'AU  - ',
  );
  const texts = fc
    .array(fc.oneof(word, fc.string({ unit: 'binary' })), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const { citations, unreadable } = parse(text);
      for (const { citation, line } of citations) {
        expect(typeof citation.title).toBe('string');
        expect(line).toBeGreaterThan(0);
      }
      for (const { text: told } of unreadable) expect(told).not.toBe('');
    }),
    { numRuns: runs(300) },
  );
  const time = processorTime(() => {
    for (const part of ['@book{', '@book{a,\n', '\n@b{x={', '{', 'TY  - JOUR\nx', '\\"{', 'a = {x},'])
      try {
        parse(`@book{k,${part.repeat(Math.floor(200_000 / part.length))}`);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiFailure);
      }
  });
  expect(time).toBeLessThan(5_000);
});

test('is not longer than can be read at once', () => {
  expect(() => parse('ä'.repeat(500_001))).toThrow(expect.objectContaining({ status: 413 }) as Error);
  expect(() => parse('TY  - BOOK\nER  - \n'.repeat(1_001))).toThrow(expect.objectContaining({ status: 400 }) as Error);
  expect(parse('nothing of the kind\nat all').citations).toEqual([]);
});
