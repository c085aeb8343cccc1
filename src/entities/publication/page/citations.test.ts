import * as fc from 'fast-check';
import type { Publishable } from '@/contract/publication/publication';
import { bibtex, texText } from './bibtex';
import { citationText } from './citation-text';
import { citedWorkOf, type CitedWork } from './cited-work';
import { ris } from './ris';

const accessed = new Date('2026-11-21T10:00:00Z');

const trial: CitedWork = {
  type: 'dataset',
  title: 'Rust & drought of wheat',
  authors: ['Ximena Salgado Ríos', 'Ahlgren, Tobias'],
  year: 2019,
  publisher: 'CIMMYT',
  version: '1.1',
  language: 'en',
  doi: '10.5072/DEMO_1',
  url: 'https://portal.example/datasets/1',
  accessed,
};

const article: CitedWork = {
  type: 'article',
  title: 'What makes a landrace?',
  authors: ['Camacho Villa, T. C.', 'Maxted, N.'],
  year: 2005,
  publication: 'Plant Genetic Resources',
  volume: '3',
  issue: '3',
  pages: '373–384',
};

describe('a citation as text', () => {
  it.each<[string, CitedWork, string]>([
    [
      'a dataset with a DOI',
      trial,
      'Ximena Salgado Ríos; Ahlgren, Tobias (2019): Rust & drought of wheat. Version 1.1. CIMMYT. https://doi.org/10.5072/DEMO_1',
    ],
    [
      'a dataset that only has its address tells when it was looked up',
      { ...trial, doi: null },
      'Ximena Salgado Ríos; Ahlgren, Tobias (2019): Rust & drought of wheat. Version 1.1. CIMMYT. https://portal.example/datasets/1 (2026-11-21)',
    ],
    [
      'what nobody signed, by its title',
      { ...trial, authors: [], publisher: null },
      'Rust & drought of wheat (2019). Version 1.1. https://doi.org/10.5072/DEMO_1',
    ],
    [
      'an article',
      article,
      'Camacho Villa, T. C.; Maxted, N. (2005): What makes a landrace? Plant Genetic Resources 3(3): 373–384.',
    ],
    [
      'a chapter',
      { ...article, type: 'chapter', publication: 'Crops', volume: null, issue: null, publisher: 'CABI' },
      'Camacho Villa, T. C.; Maxted, N. (2005): What makes a landrace? In: Crops, 373–384. CABI.',
    ],
    [
      'an owner that is author too, once',
      { ...trial, authors: ['CIMMYT'], doi: null, url: null, version: undefined },
      'CIMMYT (2019): Rust & drought of wheat.',
    ],
    ['nobody', { type: 'report', title: 'A report', authors: [] }, 'A report.'],
  ])('of %s', (_, work, text) => expect(citationText(work)).toBe(text));
});

describe('BibTeX', () => {
  it('has what the text has, and keeps capitals and characters', () => {
    expect(bibtex(trial)).toBe(
      [
        '@dataset{rios2019rust,',
        '  author = {Ximena Salgado Ríos and Ahlgren, Tobias},',
        '  title = {{Rust \\& drought of wheat}},',
        '  year = {2019},',
        '  publisher = {CIMMYT},',
        '  version = {1.1},',
        '  doi = {10.5072/DEMO_1},',
        '  url = {https://portal.example/datasets/1},',
        '  langid = {en}',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('keeps names together that hold a word of its own', () => {
    expect(bibtex({ ...trial, authors: ['Food and Agriculture Organization'] })).toContain(
      'author = {{Food and Agriculture Organization}}',
    );
  });

  it('takes no comma in the name of a body for a family name', () => {
    expect(bibtex({ ...trial, authors: ['Gene Bank, Crop Institute'], byBody: true })).toContain(
      'author = {{Gene Bank, Crop Institute}}',
    );
  });

  it('names the journal as BibTeX and BibLaTeX both read it', () =>
    expect(bibtex(article)).toContain('journal = {Plant Genetic Resources}'));

  it('spans pages by two hyphens', () => expect(bibtex(article)).toContain('pages = {373--384}'));

  it.each([
    ['50 % of {A}', '50 \\% of \\{A\\}'],
    ['a_b#c$d~e^f\\g', 'a\\_b\\#c\\$d\\textasciitilde{}e\\textasciicircum{}f\\textbackslash{}g'],
  ])('escapes %s', (text, tex) => expect(texText(text)).toBe(tex));

  it('never opens more than it closes, whatever the texts', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 3 }), text, text, (title, authors, publisher, url) => {
        const entry = bibtex({ ...trial, title, authors, publisher, url, doi: url });
        let depth = 0;
        for (const character of entry.replace(/\\[{}]/g, '')) {
          depth += character === '{' ? 1 : character === '}' ? -1 : 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
        expect(entry).toMatch(/^@dataset\{[a-z0-9]+,\n/);
      }),
    );
  });
});

describe('RIS', () => {
  it('has a tag a line', () => {
    expect(ris({ ...article, url: 'https://portal.example/b/1', accessed }).split('\r\n')).toEqual([
      'TY  - JOUR',
      'AU  - Camacho Villa, T. C.',
      'AU  - Maxted, N.',
      'TI  - What makes a landrace?',
      'PY  - 2005',
      'JO  - Plant Genetic Resources',
      'VL  - 3',
      'IS  - 3',
      'SP  - 373',
      'EP  - 384',
      'UR  - https://portal.example/b/1',
      'Y2  - 2026/11/21',
      'ER  - ',
      '',
    ]);
  });

  it('takes no further tag out of a text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('\r', '\n', '\u2028', 'TI  - x', 'ER  - ', ' ', 'a')), (parts) => {
        const lines = ris({ ...trial, title: `A${parts.join('')}` }).split(/[\r\n\u2028\u2029]+/);
        expect(lines.filter((line) => line.startsWith('TI  - '))).toHaveLength(1);
        expect(lines.filter((line) => line.startsWith('ER  - '))).toHaveLength(1);
      }),
    );
  });
});

describe('a published item as a work', () => {
  const item: Publishable = {
    uuid: '1',
    title: 'A list',
    state: 'PUBLISHED',
    versionTag: '1.0',
    current: true,
    owner: { uuid: '2', shortName: 'CRI', name: 'Crop Research Institute', wiewsCodes: ['CZE122'] },
    createdDate: '2018-05-02T08:00:00Z',
  };
  const parts = { address: 'https://portal.example/l/1', accessed };
  it('is by its creators, each once, or else by its owner', () => {
    const creators = ['A', 'B', 'A'].map((fullName, at) => ({ uuid: String(at), fullName, role: 'CURATOR' as const }));
    expect(citedWorkOf(item, { ...parts, creators }).authors).toEqual(['A', 'B']);
    expect(citedWorkOf(item, parts)).toMatchObject({
      authors: ['Crop Research Institute'],
      year: 2018,
      version: '1.0',
    });
  });
});
