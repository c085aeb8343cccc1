import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOSTILE_TEXTS } from '../../../../test/browser/hostile/hostile-texts';
import { LongText } from './LongText';

const PARTS = `Before.

## How do I find barley?

See [the list](/a?q=barley), [its file](/openapi.json), [FAO](https://www.fao.org/) or [below](#and-wheat).

| Crop | Many |
| --- | --- |
| Barley | 12 |

### In short

\`\`\`sh
curl -sf "$API/acn"
\`\`\`

## And wheat?

![A field](/repository/image/11111111-2222-4333-8444-555555555555) ![spy](https://evil.example/x.png) ![up](/repository/../oauth)

## And wheat?`;

it('shows sections that can be linked to, a list of them, tables, code to copy and own pictures', async () => {
  const user = userEvent.setup();
  const { container } = render(<LongText text={PARTS} />);
  const headings = await screen.findAllByRole('heading');
  expect(headings.map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'H2 how-do-i-find-barley',
    'H3 in-short',
    'H2 and-wheat',
    'H2 and-wheat-2',
  ]);
  const contents = within(screen.getByRole('navigation'));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#how-do-i-find-barley',
    '#and-wheat',
    '#and-wheat-2',
  ]);
  expect(screen.getByRole('row', { name: 'Barley 12' })).toBeVisible();
  expect(['the list', 'its file', 'FAO', 'below'].map((name) => screen.getByRole('link', { name }).outerHTML)).toEqual([
    expect.stringContaining('href="/a?q=barley"'),
    expect.stringContaining('href="/openapi.json"'),
    expect.stringContaining('rel="noopener noreferrer"'),
    expect.stringContaining('href="#and-wheat"'),
  ]);
  const pictures = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(pictures).toEqual(['/api/v2/repository/image/11111111-2222-4333-8444-555555555555']);
  expect(container).toHaveTextContent('spy up');
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: /copy/i }));
  expect(copied).toHaveBeenCalledWith('curl -sf "$API/acn"');
});

it('shows what came as HTML by the same rules', async () => {
  const { container } = render(
    <LongText
      lang="en"
      text={`<h1>Ours</h1><p onclick="alert(1)">Kept <b>so</b> <a href="/c/wheat" onmouseover=x>wheat</a></p><script>alert(1)</script>
        <h2 id="main">Part</h2><form action="/oauth"><button>x</button></form><iframe src="/a"></iframe><style>*{color:red}</style><img src="https://evil.example/x.png" alt="A spy">`}
    />,
  );
  expect((await screen.findAllByRole('heading')).map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'H2 ours',
    'H3 part',
  ]);
  expect(screen.getByText('so').tagName).toBe('B');
  expect(screen.getByRole('link', { name: 'wheat' })).toHaveAttribute('href', '/c/wheat');
  expect(container).toHaveTextContent('A spy');
  expect(container.querySelector('script, form, button, iframe, style, img, [onclick], #main')).toBeNull();
});

const EVIL = 'script, iframe, object, embed, form, style, link, meta, base, svg, math, img, video, audio';

/** What stands there and could do something. */
function dangers(container: HTMLElement): string[] {
  const tags = [...container.querySelectorAll(EVIL)].map(({ outerHTML }) => outerHTML);
  const attributes = [...container.querySelectorAll('*')].flatMap((one) =>
    [...one.attributes]
      .filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value))
      .map(({ name, value }) => `${name}=${value}`),
  );
  return [...tags, ...attributes];
}

it('runs nothing that a text says, in either way of writing', async () => {
  // Both formatters have come then.
  const first = render(
    <>
      <LongText text="**one**" />
      <LongText text="<b>two</b>" />
    </>,
  );
  await screen.findByText('one', { selector: 'strong' });
  await screen.findByText('two', { selector: 'b' });
  first.unmount();
  for (const hostile of HOSTILE_TEXTS) {
    const texts = [
      `${hostile}\n\n## ${hostile}\n\n[x](${hostile}) ![x](${hostile})`,
      `<div ${hostile}>${hostile}</div>`,
    ];
    for (const text of texts) {
      const { container, unmount } = render(<LongText text={text} />);
      expect([text, dangers(container)]).toEqual([text, []]);
      unmount();
    }
  }
});

it.each(['> ', '- ', '1. ', '> - '])('a text that is nested without end by %j stands as it was written', (nested) => {
  const { container } = render(<LongText text={`${nested.repeat(20_000)}end`} />);
  expect(container).toHaveTextContent(/end$/);
});
