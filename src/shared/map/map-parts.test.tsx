import { boxOfBounds, DEFAULT_BOX } from './default-box';
import { plainText } from './plain-text';
import { roundLength } from './ScaleBar';

test.each([
  [undefined],
  [
    [
      [null, null],
      [null, null],
    ],
  ],
  [
    [
      [1, 2],
      [3, null],
    ],
  ],
  [
    [
      [1, 2],
      [3, Number.NaN],
    ],
  ],
  [[]],
])('bounds that are not whole are the usual ones: %j', (bounds) => {
  // What a server may answer against its contract.
  expect(boxOfBounds(bounds as never)).toEqual(DEFAULT_BOX);
});

test('bounds come north first, a box comes south first', () => {
  expect(
    boxOfBounds([
      [-10, 60],
      [20, 30],
    ]),
  ).toEqual([-10, 30, 20, 60]);
  expect(DEFAULT_BOX).toEqual([-170, -80, 170, 80]);
});

test.each([
  [1, 1],
  [9, 5],
  [10, 10],
  [199, 100],
  [4_999, 2_000],
  [1_234_567, 1_000_000],
])('of %d metres the scale shows %d', (metres, shown) => expect(roundLength(metres)).toBe(shown));

test('an attribution is only its words', () => {
  expect(plainText('&copy; <a href="https://example.org" onclick="x()">Somebody</a><script>x()</script>')).toMatch(
    /^© Somebody/,
  );
});
