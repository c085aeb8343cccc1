import { render, screen } from '@testing-library/react';
import { boxOfBounds, DEFAULT_BOX } from './default-box';
import { HoverTip } from './HoverTip';
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

test.each([
  ['beside the mouse', { x: 100, y: 50 }, ['112px', '62px', 'translate(0, 0)']],
  ['before it where there is no room', { x: 300, y: 200 }, ['288px', '188px', 'translate(-100%, -100%)']],
])('what lies under the mouse is told %s', (_, at, [left, top, shift]) => {
  render(<HoverTip spot={{ ...at, labels: ['TRI 1'] }} country="Italy" />);
  expect(screen.getByText('TRI 1')).toBeVisible();
  const { style } = screen.getByText('Italy').parentElement?.parentElement ?? document.body;
  expect([style.insetInlineStart, style.insetBlockStart, style.transform]).toEqual([left, top, shift]);
});
