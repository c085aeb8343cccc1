import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { hasMarkup, Markdown } from './Markdown';
import MarkdownText from './MarkdownText';
import { runs } from '../../../../test/harness/runs';

const PARTS = [...'a1.)-–:!("\' \n*#&', 'Trial', '2014', '\n\n', '\r\n', '[x](y)', 'https://example.org'];

const tags = (element: Element | null) =>
  [...(element?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent?.replace(/\s+/g, ' ').trim()]);

it('draws what has no markup as the formatter would', () => {
  const part = fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 4, unit: 'grapheme' }));
  const plain = fc
    .array(part, { maxLength: 12 })
    .map((parts) => parts.join(''))
    .filter((text) => !hasMarkup(text));
  fc.assert(
    fc.property(plain, (text) => {
      const [own, formatted] = [render(<Markdown text={text} />), render(<MarkdownText text={text} />)];
      expect(tags(own.container.firstElementChild)).toEqual(tags(formatted.container));
      own.unmount();
      formatted.unmount();
    }),
    { numRuns: runs(200) },
  );
});
