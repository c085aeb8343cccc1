import fc from 'fast-check';
import { editDistance } from './edit-distance';
import { filterOf } from './filter-of';
import { Lexicon } from './lexicon';
import { normalForm } from './normal-form';
import { partsOf } from './parts-of';
import { PLAIN_WORDS } from './plain-words';

const lexicon = new Lexicon([
  ...PLAIN_WORDS,
  {
    meaning: { kind: 'crop', key: 'wheat', count: 9, filter: { crop: ['wheat'] } },
    names: ['Wheat', 'trigo', 'blé', '小麦', '밀', 'قمح'],
  },
  {
    meaning: { kind: 'origin', key: 'SYR', filter: { countryOfOrigin: { code3: ['SYR'] } } },
    names: ['Syria', 'シリア'],
  },
]);
const isWritten = (words: string) => Promise.resolve(words.length % 2 === 0);

const piece = fc.oneof(
  fc.constantFrom(
    'wheat',
    'Syria',
    'not',
    'of',
    '"',
    '「',
    '」',
    'crop:wheat',
    '-hybrid',
    'since 1990',
    '10.1/x',
    '小麦',
    '𠀀',
    'の',
    'SYR',
    ',',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const search = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ').normalize('NFC'));

test('whatever is typed, each letter of it stands in one part', async () => {
  await fc.assert(
    fc.asyncProperty(search, async (q) => {
      const parts = await partsOf(q, { lexicon, isWritten });
      let end = 0;
      let untold = '';
      for (const { from, to } of parts) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        untold += q.slice(end, from);
        end = to;
      }
      expect(`${untold}${q.slice(end)}`).not.toMatch(/[\p{L}\p{N}]/u);
      expect(() => filterOf(q, parts)).not.toThrow();
    }),
  );
});

test('words in quotes are what they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/), async (words) => {
      const q = `"${words}"`;
      expect(filterOf(q, await partsOf(q, { lexicon, isWritten }))).toEqual({ _text: words });
    }),
  );
});

test.each([
  ['landraces', 'landrace'],
  ['varieties', 'variety'],
  ['variedades', 'variedad'],
  ['selvagens', 'selvagem'],
  ['feijões', 'feijão'],
  ['potatoes', 'potato'],
  ['beans', 'bean'],
  ['locaux', 'local'],
  ['البرية', 'برية'],
  ['grão-de-bico', 'Grao de Bico'],
])('%s and %s are one form', (one, other) => expect(normalForm(one)).toBe(normalForm(other)));

test('a distance is the same both ways, and nothing between equals', () => {
  const word = fc.stringMatching(/^[abc]{0,6}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9) === 0).toBe(a === b);
      // Counted no further than is asked for.
      expect(Math.min(2, editDistance(a, b, 1))).toBe(Math.min(2, editDistance(a, b, 9)));
    }),
  );
  expect(editDistance('whaet', 'wheat', 2)).toBe(1);
});
