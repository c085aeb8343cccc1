import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HOSTILE_TEXTS } from '../../../test/browser/hostile/hostile-texts';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const file = (title: string, body: string) => `---\ntitle: ${title}\ndescription: All of ${title}\n---\n\n${body}\n`;

const texts = () =>
  Promise.resolve({
    'en/about.md': file('About us', 'We keep lists. See [the questions](/content/about/faq).'),
    'cs/about.md': file('O nás', 'Vedeme seznamy.'),
    'ar/about.md': file('من نحن', 'نحتفظ بقوائم.'),
    'en/faq.md': file('Questions', '## Who?\n\nYou.\n\n## What?\n\nSeed.\n\n## Where?\n\nHere.'),
    'en/terms.md': file('Terms of use', 'A sample.'),
    'en/basics.md': file('Basics', 'Begin here.'),
    'en/contact-sent.md': file('Sent', 'We have your message.'),
  });

const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { world: emptyWorld({ texts }), config: { PUBLIC_LANGUAGES: 'all' }, ...options });
const section = () => within(screen.getByRole('navigation', { name: 'In this section' }));
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="The portal">');
});

test('an article names the page and stands beside its menu, which leads to the next', async () => {
  const { user } = await open('/content/about/about');
  await heading('About us');
  expect(document.title).toBe('About us – PGR Portal');
  expect(description()).toBe('All of About us');
  expect(section().getByRole('link', { current: 'page' })).toHaveTextContent('About us');
  expect(screen.getByText(/^Version 1, published/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'the questions' }));
  await arrivedAt('/content/about/faq');
  await heading('Questions');
  expect(section().getByRole('link', { current: 'page' })).toHaveTextContent('Questions');
  expect(screen.getByRole('heading', { level: 2, name: 'What?' })).toHaveAttribute('id', 'what');
  await user.click(section().getByRole('link', { name: 'About us' }));
  await heading('About us');
});

test('it is read in the language of the page, and in English with a note where it is not translated', async () => {
  await open('/ar/content/about/about');
  const title = await heading('من نحن');
  expect([title.lang, title.dir]).toEqual(['ar', 'rtl']);
  expect(screen.queryByText(/بالإنجليزية/)).toBeNull();
});

test('what is not translated is English, and says so', async () => {
  await open('/ar/content/about/faq');
  const title = await heading('Questions');
  expect([title.lang, title.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByText(/بالإنجليزية/)).toBeVisible();
  expect(screen.getByText('Seed.').closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('another language is asked for when the page changes to it', async () => {
  const { user } = await open('/content/about/about');
  await heading('About us');
  await user.click(screen.getByRole('link', { name: 'Čeština' }));
  await arrivedAt('/cs/content/about/about');
  await heading('O nás');
});

test.each([
  ['/content/legal/terms', 'Terms of use', 'Legal'],
  ['/documentation/basics', 'Basics', 'Documentation'],
  ['/content/faq', 'Questions', 'About the portal'],
  ['/content/about/faq', 'Questions', 'About the portal'],
  ['/content/confirmation/contact-sent', 'Sent', 'About the portal'],
])('%s shows %s', async (path, title, current) => {
  await open(path);
  await heading(title);
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.queryByRole('link', { current: true, hidden: true })?.textContent).toBe(current);
});

test.each([
  '/content/about/nothing',
  '/content/nothing',
  '/documentation/faq',
  '/content/confirmation/nothing',
  '/content/news/x',
])('%s is not found', async (path) => {
  await open(path);
  await heading('Not found');
});

test('on a phone the menu unfolds above the text', async () => {
  const width = window.innerWidth;
  Object.assign(window, { innerWidth: 390 });
  const { user } = await open('/content/about/faq');
  await heading('Questions');
  expect(screen.getByRole('link', { name: 'About us' })).not.toBeVisible();
  await user.click(screen.getByText('In this section'));
  expect(section().getByRole('link', { name: 'About us' })).toBeVisible();
  Object.assign(window, { innerWidth: width });
});

test('an article of an item stands on its page, in place of what the item says where the reader can read it', async () => {
  const article = { slug: 'x', title: 'Wheat as we see it', body: '# Taste\n\nGood.', languages: ['en'], version: 1 };
  const handlers = [
    http.get('*/article/Crop/wheat', () => HttpResponse.json({ ...article, lang: 'en', menuKey: null })),
  ];
  await open('/c/wheat', { handlers });
  const part = await screen.findByRole('region', { name: 'Wheat as we see it' });
  expect(within(part).getByRole('heading', { level: 3, name: 'Taste' })).toBeVisible();
});

test('nothing runs that is said in titles, descriptions, menus and texts', async () => {
  const all = HOSTILE_TEXTS.join('\n\n');
  const items = HOSTILE_TEXTS.slice(0, 100).map((title, id) => ({ id: String(id), title, url: title }));
  const handlers = [
    http.get('*/article/:slug', () =>
      HttpResponse.json({
        slug: 'faq',
        title: all.slice(0, 250),
        description: all.slice(0, 160),
        body: HOSTILE_TEXTS.map((text) => `${text}\n\n## ${text}\n\n[${text}](${text})`).join('\n\n'),
        lang: 'en',
        languages: ['en'],
        version: 1,
        publishedDate: all.slice(0, 30),
        menuKey: 'about',
      }),
    ),
    http.get('*/menu/:key', () => HttpResponse.json({ key: 'about', lang: 'en', items })),
  ];
  await open('/content/about/faq', { handlers });
  await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(items.length));
  const main = screen.getByRole('main');
  expect(main.querySelectorAll('script, iframe, img, form, style, object, [onerror], [onload]')).toHaveLength(0);
  const addresses = [...main.querySelectorAll('a')].map((link) => link.protocol);
  expect(new Set(addresses)).toEqual(new Set(['http:', 'https:']));
  expect(window).not.toHaveProperty('__pwned');
});
