import fc from 'fast-check';
import { code128, symbolsOf } from './code-128';

/** The widths of bars, with those of the spaces after them. */
const modulesOf = (text: string): string => {
  const { bars = [], width = 0 } = code128(text) ?? {};
  return bars
    .map(({ x, width: dark }, at) => '1'.repeat(dark) + '0'.repeat((bars[at + 1]?.x ?? width) - x - dark))
    .join('');
};

test('a barcode is that of other programs', () => {
  expect(symbolsOf('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
  // START B, 3, STOP with the quiet zone after it: as JsBarcode and bwip-js draw it.
  expect(modulesOf('#')).toBe(`${'11010010000'}${'10010011000'}${'10010001100'}${'1100011101011'}${'0'.repeat(10)}`);
});

test('every number has eleven modules a symbol, two more at its end, and quiet zones', () => {
  const text = fc.string({
    minLength: 1,
    maxLength: 40,
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)),
  });
  fc.assert(
    fc.property(text, (number) => {
      const { bars = [], width } = code128(number) ?? {};
      expect(width).toBe(11 * (number.length + 3) + 2 + 20);
      expect(bars).toHaveLength(3 * (number.length + 3) + 1);
      expect(
        bars.every((bar, at) => bar.x >= (at === 0 ? 10 : (bars[at - 1]?.x ?? 0) + (bars[at - 1]?.width ?? 0) + 1)),
      ).toBe(true);
    }),
    { seed: 128 },
  );
});

test.each(['', 'Zürich 12', 'ИК-1', 'a\tb'])('what set B lacks has none: %j', (text) => {
  expect(code128(text)).toBeUndefined();
});
