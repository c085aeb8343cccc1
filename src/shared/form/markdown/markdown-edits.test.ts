import * as fc from 'fast-check';
import { code, edited, link, startLines, table, wrap, type Edit, type Selected } from './markdown-edits';

/** A text with what is selected between `<` and `>`, or the caret `^`. */
function selected(written: string): Selected {
  const from = written.search(/[<^]/);
  const text = written.replace(/[<^]/, '');
  const to = text.indexOf('>', from);
  return to === -1 || written.includes('^') ? { text, from, to: from } : { text: text.replace('>', ''), from, to };
}

function shown(text: string, edit: Edit): string {
  const after = edited(text, edit);
  const [from, to] = edit.select;
  return from === to
    ? `${after.slice(0, from)}^${after.slice(from)}`
    : `${after.slice(0, from)}<${after.slice(from, to)}>${after.slice(to)}`;
}

const bold = wrap('**');
const italic = wrap('*');

it.each<[string, (of: Selected) => Edit, string, string]>([
  ['what is selected', bold, 'a <word> b', 'a **<word>** b'],
  ['without the blanks beside it', bold, 'a< word >b', 'a **<word>** b'],
  ['the word at the caret', bold, 'a wo^rd b', 'a **wo^rd** b'],
  ['a word of any script', bold, 'بذور ال^قمح', 'بذور **ال^قمح**'],
  ['what comes next', bold, 'a ^', 'a **^**'],
  ['no longer', bold, 'a **<word>** b', 'a <word> b'],
  ['no longer, with its marks', bold, 'a <**word**> b', 'a <word> b'],
  ['both', italic, '**<word>**', '***<word>***'],
  ['one of both', italic, '***<word>***', '**<word>**'],
  ['each line, behind what begins it', bold, '<- one\n\n2. two>', '<- **one**\n\n2. **two**>'],
  ['lines', startLines('list'), 'a\n<one\ntwo>\nb', 'a\n\n<- one\n- two>\n\nb'],
  ['lines no longer', startLines('list'), '<- one\n- two>', '<one\ntwo>'],
  ['another kind of list', startLines('numbered'), '<- one\n- two>', '<1. one\n2. two>'],
  ['the line of the caret', startLines('heading'), 'On^e', '## On^e'],
  ['an empty line', startLines('list'), '^', '- ^'],
  ['a quote of a list', startLines('quote'), '<- one>', '<> - one>'],
  ['an address to be written', link('[', 'https://'), 'see <here>', 'see [here](<https://>)'],
  ['words to be written', link('[', 'https://'), 'see <https://example.org/a>', 'see [^](https://example.org/a)'],
  ['a picture', link('![', '/repository/'), '<A field>', '![A field](</repository/>)'],
  ['code in a line', code, 'run <npm>', 'run `<npm>`'],
  ['lines of code', code, '<a\n```\nb>', '````\n<a\n```\nb>\n````'],
  ['a table to be filled in', table('Column'), 'a^', 'a\n\n| <Column 1> | Column 2 |\n| --- | --- |\n|  |  |'],
  [
    'a table out of a spreadsheet',
    table('C'),
    '<Crop\tMany\nRye|x\t2>',
    '<| Crop | Many |\n| --- | --- |\n| Rye\\|x | 2 |>',
  ],
])('%s', (_, change, before, after) => {
  const from = selected(before);
  expect(shown(from.text, change(from))).toBe(after);
});

const part = fc.oneof(
  fc.constantFrom('word', ' ', '\n', '\n\n', '- ', '1. ', '> ', '*', '**', '`', '## ', '\t', '|', 'قمح'),
  fc.string({ maxLength: 3 }),
);
const anything = fc
  .tuple(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.nat(),
    fc.nat(),
  )
  .map(([text, one, other]): Selected => {
    const places = [one, other].map((place) => place % (text.length + 1));
    return { text, from: Math.min(...places), to: Math.max(...places) };
  });
// They write no letters of their own.
const CHANGES = [
  bold,
  italic,
  code,
  link('[', ''),
  link('![', ''),
  table(''),
  startLines('list'),
  startLines('quote'),
  startLines('heading'),
  startLines('numbered'),
];

it('nothing that was written is lost, and what is selected then is within the text', () => {
  const letters = (text: string) => [...text.matchAll(/\p{L}+/gu)].join('');
  fc.assert(
    fc.property(anything, fc.constantFrom(...CHANGES), (before, change) => {
      const edit = change(before);
      const after = edited(before.text, edit);
      const [from, to] = edit.select;
      expect(0 <= from && from <= to && to <= after.length).toBe(true);
      expect(letters(after)).toBe(letters(before.text));
    }),
  );
});

it('what is pressed twice is as it was', () => {
  const words = fc.array(fc.stringMatching(/^[a-zق ]{0,8}[a-z]$/), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(words, fc.constantFrom(bold, italic, code), (some, change) => {
      const text = some.join(' ');
      const once = change({ text, from: 0, to: text.length });
      const [from, to] = once.select;
      const twice = change({ text: edited(text, once), from, to });
      expect(edited(edited(text, once), twice)).toBe(text);
    }),
  );
});
