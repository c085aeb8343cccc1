import fc from 'fast-check';
import { cleanText } from './clean-text';
import { decodeEntities } from './html-entities';
import type { NoteKind } from '../report/note-kinds';

const clean = (raw: string) => {
  const said: NoteKind[] = [];
  return { text: cleanText(raw, (kind) => said.push(kind)), said };
};

describe('the text of a cell', () => {
  test.each<[string, string, NoteKind[]]>([
    ['Arachis', 'Arachis', []],
    ['two  blanks inside', 'two  blanks inside', []],
    ['a\nb', 'a\nb', []],
    ['Á. Löve', 'Á. Löve', []],
    ['USA158 ', 'USA158', ['spaces']],
    ['\u00a0Zea\t', 'Zea', ['spaces']],
    ['   ', '', ['spaces']],
    ['caracar&aacute;', 'caracará', ['entities']],
    ['&amp;deg; &#233; &#xE9; &nbsp;', '° é é', ['entities']],
    ['&Lstrok;&oacute;d&zacute;', 'Łódź', ['entities']],
    ['a&Tab;b&NewLine;&it;&rlm;', 'a&Tab;b&NewLine;&it;&rlm;', []],
    ['Wei&shy;zen', 'Wei\u00adzen', ['entities']],
    ['R&D; &valueOf; &unknown; &', 'R&D; &valueOf; &unknown; &', []],
    ['&#0;&#xD800;', '&#0;&#xD800;', []],
    ['PI\u001f1', 'PI1', ['controls']],
    ['\u200bZea', 'Zea', ['controls']],
    ['M\ufffdnchen', 'M\ufffdnchen', ['lostLetter']],
    ['VisitorÃ¢Â€Â™s', 'VisitorÃ¢Â€Â™s', ['doubleEncoded']],
    ['â€œLakeâ€', 'â€œLakeâ€', ['doubleEncoded']],
    ['São Tomé, Âncora', 'São Tomé, Âncora', []],
    ['NULL', '', ['placeholder']],
    ['\\N', '', ['placeholder']],
    ['Nulla', 'Nulla', []],
  ])('%j is %j', (raw, text, said) => {
    expect(clean(raw)).toEqual({ text, said });
  });

  test('a cleaned text is clean', () => {
    const pieces = fc.constantFrom('a', ' ', '&amp;', '&lt;', '&', ';', 'é', '\u0001', '#38', 'amp', '\n', 'Ã', '€');
    fc.assert(
      fc.property(
        fc.array(pieces).map((list) => list.join('')),
        (raw) => {
          const { text } = clean(raw);
          expect(clean(text).text).toBe(text);
          expect(clean(text).said).not.toContain('entities');
          expect(text).toBe(text.trim());
        },
      ),
    );
  });

  test('nothing is changed without a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
        const { text, said } = clean(raw);
        if (text !== raw) expect(said).not.toEqual([]);
      }),
    );
  });

  test('decoding ends, whatever is nested', () => {
    expect(decodeEntities(`&${'amp;'.repeat(50)}lt;`)).toBe('<');
  });
});
