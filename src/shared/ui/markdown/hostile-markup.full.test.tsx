import { render, screen } from '@testing-library/react';
import { HOSTILE_MARKUP } from '../../../../test/browser/hostile/hostile-markup';
import { LongText } from './LongText';
import { Markdown } from './Markdown';

const EVIL =
  'script, iframe, object, embed, form, style, link, meta, base, svg, math, video, audio, template, dialog, canvas, button:not([type]), select, textarea';

/** What stands there and could do something, be fetched from elsewhere, or cover the page. */
function dangers(container: HTMLElement): string[] {
  const tags = [...container.querySelectorAll(EVIL)].map(({ outerHTML }) => outerHTML.slice(0, 200));
  const attributes = [...container.querySelectorAll('.text *')].flatMap((one) =>
    [...one.attributes]
      .filter(({ name, value }) => {
        // Words for screen readers, of our own buttons.
        if (name === 'style' && value.startsWith('position: absolute; width: 1px;')) return false;
        if (/^on|^style$|^background$|^src(?:doc|set)$|^ping$|^target$|^name$|^popover$|^contenteditable$/.test(name))
          return true;
        if (name === 'id') return /^(?:root|main|config|__pwned|getElementById)$/.test(value);
        if (name === 'src') return !value.startsWith('http://localhost/api/v2/repository/');
        return name === 'href' && !/^(?:https?:|\/(?!\/)|#|mailto:)/.test(value);
      })
      .map(({ name, value }) => `${one.tagName} ${name}=${value}`),
  );
  return [...tags, ...attributes];
}

const page = (text: string) => (
  <>
    <div className="text">
      <Markdown text={text} />
      <LongText text={text} level={3} />
      <LongText text={`<p>x</p>${text}`} />
      <LongText text={`x\n\n${text}`} />
    </div>
    <p>What stands below</p>
  </>
);

beforeAll(async () => {
  // All formatters have come then.
  const { unmount } = render(
    <>
      <Markdown text="**one**" />
      <LongText text="**two**" />
      <LongText text="<b>three</b>" />
    </>,
  );
  for (const [text, selector] of [
    ['one', 'strong'],
    ['two', 'strong'],
    ['three', 'b'],
  ] as const)
    await screen.findByText(text, { selector });
  unmount();
});

it('there are two hundred of them', () => {
  expect(new Set(HOSTILE_MARKUP).size).toBe(200);
});

it.each(HOSTILE_MARKUP.map((text, at) => [at + 1, text.slice(0, 40), text] as const))(
  '%s: %j runs not and breaks nothing',
  (_, __, text) => {
    const { container } = render(page(text));
    expect(dangers(container)).toEqual([]);
    expect(screen.getByText('What stands below').parentElement).toBe(container);
    expect(container.children).toHaveLength(2);
    expect(window).not.toHaveProperty('__pwned');
  },
);
