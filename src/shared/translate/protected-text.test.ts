import { processorTime } from '../../../test/harness/processor-time';
import * as fc from 'fast-check';
import { protectedText } from './protected-text';
import { runs } from '../../../test/harness/runs';

/** The words in capitals, everything else as it was. */
const shouted = (sent: string) => sent.replaceAll(/\p{L}+/gu, (word) => word.toUpperCase());
const through = (text: string, translate: (sent: string) => string) => {
  const { sent, restored } = protectedText(text);
  return restored(translate(sent));
};

test.each([
  ['a place', 'Dear {{fullName}}, hello', 'DEAR {{fullName}}, HELLO'],
  [
    'a name in stars',
    'The genus *Triticum* and *T. aestivum subsp. spelta*',
    'THE GENUS *Triticum* AND *T. aestivum subsp. spelta*',
  ],
  ['a hybrid', '_Triticum × timococcum_ is rare', '_Triticum × timococcum_ IS RARE'],
  ['a name in tags', 'all <i>Hordeum vulgare</i> here', 'ALL <i>Hordeum vulgare</i> HERE'],
  ['words in stars', 'this is *very important* now', 'THIS IS *VERY IMPORTANT* NOW'],
  ['bold words', 'press **Save** twice', 'PRESS **SAVE** TWICE'],
  ['a link', 'see [the page](/content/x_y "T") of it', 'SEE [THE PAGE](/content/x_y "T") OF IT'],
  ['a picture', '![seeds](/repository/image/a)', '![SEEDS](/repository/image/a)'],
  ['addresses', 'at https://example.org/a_b?c=d or me@example.org', 'AT https://example.org/a_b?c=d OR me@example.org'],
  ['tags', '<p class="x">one &amp; <br/>two</p>', '<p class="x">ONE &amp; <br/>TWO</p>'],
  ['code', 'run `npm start` now', 'RUN `npm start` NOW'],
  ['lines', '# One\n\n- two\n- three  \n\n1. four\n> five', '# ONE\n\n- TWO\n- THREE  \n\n1. FOUR\n> FIVE'],
  ['a table', '| a | b |\n| --- | :-: |\n| c | d |', '| A | B |\n| --- | :-: |\n| C | D |'],
  ['marks of its own', 'it says ⟦1⟧ there', 'IT SAYS ⟦1⟧ THERE'],
])('%s survives', (_, text, expected) => {
  expect(through(text, shouted)).toBe(expected);
});

test('parts may change places where a language needs it, but for what opens and closes', () => {
  const swapped = (sent: string) => sent.replace(/(⟦\d⟧)(.*)(⟦\d⟧)/, '$3$2$1');
  expect(through('{{a}} of {{b}}', swapped)).toBe('{{b}} of {{a}}');
  expect(through('<b>one</b>', swapped)).toBeUndefined();
});

test.each([
  ['is lost', (sent: string) => sent.replace('⟦2⟧', '')],
  ['comes twice', (sent: string) => `${sent} ⟦2⟧`],
  ['was never sent', (sent: string) => sent.replace('⟦2⟧', '⟦9⟧')],
  ['is broken', (sent: string) => sent.replace('⟦2⟧', '⟦2')],
  ['is written out', (sent: string) => sent.replace('⟦2⟧', '2')],
])('a translation in which a part %s is none', (_, translate) => {
  expect(through('*Zea mays* for {{name}} at https://example.org', translate)).toBeUndefined();
});

test('a mark with blanks in it is still one', () => {
  expect(through('for {{name}}', (sent) => sent.replace('⟦1⟧', '⟦ 1 ⟧'))).toBe('for {{name}}');
});

test('what has no words needs no translation', () => {
  expect(protectedText('{{name}} – 12').hasWords).toBe(false);
  expect(protectedText('to {{name}}').hasWords).toBe(true);
});

const piece = fc.constantFrom(
  'seed',
  'the',
  'Wheat',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\t',
  '{{name}}',
  '{{',
  '}}',
  ' *Zea mays* ',
  ' _Oryza_ ',
  '*',
  '**',
  '_',
  '<i>',
  '</i>',
  '<br/>',
  '<',
  '>',
  '&amp;',
  '[',
  '](',
  ')',
  '![',
  '`',
  '```',
  '# ',
  '- ',
  '1. ',
  '| ',
  '---',
  '⟦1⟧',
  '⟦',
  '⟧',
  ' https://example.org/x ',
  'a@b.org',
  '\u00a0',
  '種子',
  'بذور',
  '\r\n',
  '<!-- x -->',
);
const texts = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const SURVIVES = /\{\{\w+\}\}|\*Zea mays\*|https:\/\/example\.org\/x|<br\/>|<!-- x -->/g;

test('whatever the text is, what is put back is what was kept back', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(through(text, (sent) => sent)).toBe(text);
      const translated = through(text, shouted);
      const found = (of: string) => [...of.matchAll(SURVIVES)].map(([whole]) => whole);
      // A name within code or a tag is part of that.
      const { sent } = protectedText(text);
      for (const whole of found(sent)) expect(whole).toBe('nothing of it is sent');
      expect(found(translated ?? '').length).toBeGreaterThanOrEqual(found(text).length);
    }),
    { seed: 41, numRuns: runs(2_000) },
  );
});

test('a translation that loses any one part is refused', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, which) => {
      const { sent, restored } = protectedText(text);
      const marks = sent.match(/⟦\d+⟧/g) ?? [];
      if (marks.length === 0) return;
      expect(restored(sent.replace(marks[which % marks.length] ?? '', ''))).toBeUndefined();
    }),
    { seed: 41, numRuns: runs(1_000) },
  );
});

test('blanks within a text are looked at once', () => {
  expect(processorTime(() => void protectedText(`a${' '.repeat(100_000)}b`))).toBeLessThan(500);
});
