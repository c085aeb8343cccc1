import fc from 'fast-check';
import { splitIdentifiers } from './split-identifiers';

const texts = (paste: string) => splitIdentifiers(paste).identifiers.map(({ text }) => text);

describe('a paste is taken apart', () => {
  test.each([
    ['lines', 'PI 316141\nCGN00001\r\nK-5', ['PI 316141', 'CGN00001', 'K-5']],
    ['cells', 'PI 316141\tCGN00001\nK-5\t', ['PI 316141', 'CGN00001', 'K-5']],
    ['commas, semicolons and bars', 'A 1, B 2;C 3 | D 4', ['A 1', 'B 2', 'C 3', 'D 4']],
    ['a cell in quotes', '"Kanred, early",PI 1', ['Kanred, early', 'PI 1']],
    ['quotes in quotes', '"Say ""K-5""";PI 1', ['Say "K-5"', 'PI 1']],
    ['a quote that nobody closes', '"PI 1, PI 2\nPI 3', ['"PI 1', 'PI 2', 'PI 3']],
    ['inches', '5" pot, 6" pot', ['5" pot', '6" pot']],
    ['blank cells and lines', '\n\n PI 1 ,,\t;\n', ['PI 1']],
    ['institute and number in two cells', 'CZE122\t01C0100001', ['CZE122 01C0100001']],
    ['number and institute in two cells', '01C0100001,CZE122', ['CZE122 01C0100001']],
    ['a whole row of a table', 'Triticum\tCZE122\t01C0100001\twheat', ['Triticum', 'CZE122 01C0100001', 'wheat']],
    ['two institutes', 'CZE122\tNLD037', ['CZE122', 'NLD037']],
    ['numbers like codes', 'SWE054,NGB1156\nDEU146,BCC 1', ['SWE054 NGB1156', 'DEU146 BCC 1']],
    ['only numbers like codes', 'SWE054,NGB1156\nSWE054,NGB1157', ['SWE054 NGB1156', 'SWE054 NGB1157']],
    ['columns with names', 'Genus;ACCENUMB;INSTCODE\n\nTriticum;TRI 1;DEU146\n;;CZE122', ['DEU146 TRI 1', 'CZE122']],
    ['one column with a name', 'Accession number\nTRI 1', ['TRI 1']],
    ['columns in their order', 'DEU146\tTRI 1\tTriticum\t10.1/x\nCZE122\tK-5\t', ['DEU146 TRI 1', 'CZE122 K-5']],
    ['a decimal comma of a spreadsheet', '1,23E+05;7', ['1,23E+05', '7']],
  ])('%s', (_, paste, expected) => expect(texts(paste)).toEqual(expected));

  it('knows what its columns say, and which of them are not looked up', () => {
    const { identifiers, unread } = splitIdentifiers('INSTCODE,ACCENUMB,GENUS,REMARKS\nDEU146,TRI 1,Triticum,old');
    const cells = { instCode: 'DEU146', acceNumb: 'TRI 1', genus: 'Triticum', doi: '' };
    expect(identifiers).toEqual([{ text: 'DEU146 TRI 1', lines: [2], cells }]);
    expect(unread).toEqual(['REMARKS']);
  });

  it('leaves doubles out, and knows how many and where', () => {
    const { identifiers, doubles } = splitIdentifiers('K-5\nPI 1\nK-5,K-5\nPI\u00a01');
    expect(identifiers).toEqual([
      { text: 'K-5', lines: [1, 3] },
      { text: 'PI 1', lines: [2, 4] },
    ]);
    expect(doubles).toBe(3);
  });

  it('keeps what is too long to be an identifier apart', () => {
    const { identifiers, tooLong } = splitIdentifiers(`PI 1\n${'x'.repeat(301)}`);
    expect(identifiers).toHaveLength(1);
    expect(tooLong).toMatchObject([{ lines: [2] }]);
  });

  it('loses nothing but separators', () => {
    const bare = (text: string) => text.replace(/[\s,;|"]/gu, '');
    const unit = fc.oneof(
      fc.constantFrom(...'\n\r\t,;|" \u00a0-.01ABCDEF'),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
    );
    const sorted = (text: string) => [...bare(text)].toSorted().join('');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), (letters) => {
        const paste = letters.join('');
        const { identifiers, doubles } = splitIdentifiers(paste);
        const kept = identifiers.map(({ text }) => text);
        if (doubles === 0) expect(sorted(kept.join(''))).toBe(sorted(paste));
        expect(new Set(kept).size).toBe(kept.length);
        for (const letter of bare(paste)) expect(kept.join('')).toContain(letter);
      }),
    );
  });

  it('takes ten thousand lines at once', () => {
    const paste = Array.from({ length: 10_000 }, (_, i) => `CZE122\t01C01${i}`).join('\n');
    expect(splitIdentifiers(paste).identifiers).toHaveLength(10_000);
  });
});
