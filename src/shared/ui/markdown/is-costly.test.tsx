import { render } from '@testing-library/react';
import { isCostly } from './is-costly';
import { Markdown } from './Markdown';

/** How many characters the formatter looks at, which is what its time grows with. */
function work(text: string): number {
  const { charCodeAt } = String.prototype;
  let looked = 0;
  // A spy would keep all of the calls.
  Object.assign(String.prototype, {
    charCodeAt(this: string, at: number) {
      looked += 1;
      return charCodeAt.call(this, at);
    },
  });
  const { unmount } = render(<Markdown text={text} />);
  Object.assign(String.prototype, { charCodeAt });
  unmount();
  return looked;
}

beforeAll(async () => {
  // The formatter has come then.
  const { findByText, unmount } = render(<Markdown text="**bold**" />);
  await findByText('bold', { selector: 'strong' });
  unmount();
});

it.each(['*a_ ', '**a *b_ ', 'a** ', '_a ', '*_', '*a_\n', '*a_\r', '> *a_\n'])(
  'a paragraph of %j without end is no work without end',
  (piece) => {
    expect(work(piece.repeat(8000 / piece.length))).toBeLessThan(500_000);
  },
);

it('pictures in pictures and lists in lists without end are costly', () => {
  expect(isCostly(`${'!['.repeat(50)}x${'](/a)'.repeat(50)}`)).toBe(true);
  expect(isCostly(Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n'))).toBe(true);
  expect(isCostly(Array.from({ length: 30 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n'))).toBe(false);
  expect(isCostly('[one](/a) ![two](/repository/b.png) [ ] '.repeat(2000))).toBe(false);
});

it('what people write is not costly', () => {
  const item = 'The *first* of **many** names_of_files\n';
  expect(isCostly(`- ${item}`.repeat(5000))).toBe(false);
  expect(isCostly(`${item}\n`.repeat(5000))).toBe(false);
  expect(isCostly(`# ${item}`.repeat(5000))).toBe(false);
  expect(isCostly(item.repeat(100))).toBe(false);
});
