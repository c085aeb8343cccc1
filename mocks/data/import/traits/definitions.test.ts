import * as fc from 'fast-check';
import { codesIn } from './definitions';

test.each([
  ['1;2;3', { 1: '1', 2: '2', 3: '3' }],
  ['{1,2,"5 GY 7/6"}', { 1: '1', 2: '2', '5 GY 7/6': '5 GY 7/6' }],
  ['1=short; 2=tall, erect', { 1: 'short', 2: 'tall, erect' }],
  ['1: short | 2: tall; very tall', { 1: 'short', 2: 'tall; very tall' }],
  ['1="a; b"; 2="say \\"no\\""', { 1: 'a; b', 2: 'say "no"' }],
  ['12:30;', { '12:30': '12:30' }],
  ['', {}],
])('the codes of %s', (text, codes) => {
  expect(Object.fromEntries(codesIn(text))).toEqual(codes);
});

test('whatever a code and its label are, they are read back from quotation marks', () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text === text.trim() && !/[\ue000]/.test(text));
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(words, words), { minLength: 1, selector: ([code]) => code }), (pairs) => {
      const text = pairs.map(([code, label]) => `${quoted(code)}=${quoted(label)}`).join(';');
      expect(codesIn(text)).toEqual(pairs);
    }),
  );
});
