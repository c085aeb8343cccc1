import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { isCostly } from '@/shared/ui/markdown/is-costly';
import { HOSTILE_TEXTS } from '../../../test/browser/hostile/hostile-texts';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { allInSight } from '../../../test/harness/in-sight';

const file = (title: string, published: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}\npublished: ${published}\n---\n\nThe text of ${title}.\n`;

const texts = () =>
  Promise.resolve({
    'en/post-barley.md': file('Barley came', '2024-05-02'),
    'en/post-wheat.md': file('Wheat came', '2025-03-01'),
    'cs/post-wheat.md': file('Přišla pšenice', '2025-03-01'),
    'ar/post-wheat.md': file('وصل القمح', '2025-03-01'),
    'en/post-rice.md': file('Rice came', '2025-06-01'),
  });
const world = () => emptyWorld({ texts });

const main = () => within(screen.getByRole('main'));
const titles = () =>
  main()
    .getAllByRole('link', { name: /came|Přišla/ })
    .map(({ textContent }) => textContent);

test('news are cards, the newest first, and narrowed by their year', async () => {
  const { user } = await renderApp('/content/news', { world: world() });
  await heading('3 news items');
  expect(titles()).toEqual(['Rice came', 'Wheat came', 'Barley came']);
  expect(main().getByText('About Wheat came')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: /^2025/ }));
  await heading('2 news items');
  await arrivedAt(/^\/content\/news\/v/);
  expect(titles()).toEqual(['Rice came', 'Wheat came']);
  await user.click(main().getByRole('link', { name: 'Wheat came' }));
  await heading('Wheat came');
  await arrivedAt(/^\/content\/news\/[\da-f-]+\/wheat$/);
  expect(main().getByText('The text of Wheat came.')).toBeVisible();
  const beside = () => within(screen.getByRole('navigation', { name: 'Older and newer news' }));
  await user.click(beside().getByRole('link', { name: 'Rice came' }));
  await heading('Rice came');
  expect(beside().queryByText(/^Newer/)).toBeNull();
});

test('they are read in the language of the page, else in English', async () => {
  const { user } = await renderApp('/cs/content/news', { world: world(), config: { PUBLIC_LANGUAGES: 'all' } });
  await heading('3 aktuality');
  expect(titles()).toEqual(['Rice came', 'Přišla pšenice', 'Barley came']);
  await user.click(screen.getByRole('link', { name: 'English' }));
  await heading('3 news items');
  expect(titles()).toEqual(['Rice came', 'Wheat came', 'Barley came']);
});

test('the list is asked anew in the language that the page changes to', async () => {
  const { user } = await renderApp('/cs/content/news', { world: world(), config: { PUBLIC_LANGUAGES: 'all' } });
  await heading('3 aktuality');
  await user.click(screen.getByRole('link', { name: 'English' }));
  await heading('3 news items');
  await waitFor(() => expect(titles()).toEqual(['Rice came', 'Wheat came', 'Barley came']));
});

const inArabic = { world: world(), config: { PUBLIC_LANGUAGES: 'all' } };

test('a text from the left stands so on a page from the right, and says that it is not translated', async () => {
  const { user } = await renderApp('/ar/content/news', inArabic);
  expect(await main().findByText('About Rice came')).toHaveAttribute('lang', 'en');
  await user.click(await screen.findByRole('link', { name: 'Rice came' }));
  const title = await heading('Rice came');
  expect(title).toHaveAttribute('dir', 'auto');
  expect(within(title).getByText('Rice came')).toHaveAttribute('lang', 'en');
  expect(main().getByText(/بالإنجليزية/)).toBeVisible();
  const text = main().getByText('The text of Rice came.').closest('[lang]');
  expect([text?.getAttribute('lang'), text?.getAttribute('dir')]).toEqual(['en', 'ltr']);
});

test('what is translated says nothing of it, and describes itself to search engines', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="The portal">');
  const { user } = await renderApp('/ar/content/news', inArabic);
  await user.click(await screen.findByRole('link', { name: 'وصل القمح' }));
  await heading('وصل القمح');
  expect(main().queryByText(/بالإنجليزية/)).toBeNull();
  const text = main().getByText('The text of وصل القمح.').closest('[lang]');
  expect([text?.getAttribute('lang'), text?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  const description = document.querySelector('meta[name="description"]');
  await waitFor(() => expect(description).toHaveAttribute('content', 'About وصل القمح'));
});

test('a title is found by a word of it', async () => {
  const { user } = await renderApp('/content/news', { world: world() });
  await heading('3 news items');
  await user.type(screen.getByRole('searchbox', { name: 'Title: Contains' }), 'barley{Enter}');
  await heading('1 news item');
  expect(titles()).toEqual(['Barley came']);
});

test('one that nobody has published is not found', async () => {
  await renderApp('/content/news/11111111-2222-4333-8444-555555555555/nothing', { world: world() });
  await heading('Not found');
});

test('nothing runs that is said in titles, descriptions and texts', async () => {
  const row = (title: string, at: number) => ({
    uuid: `11111111-2222-4333-8444-${String(at).padStart(12, '0')}`,
    slug: 'evil',
    date: title,
    lang: 'en',
    title,
    description: title,
  });
  const [older, newer] = HOSTILE_TEXTS.map(row);
  const rows = HOSTILE_TEXTS.slice(0, 100).map(row);
  // Markdown: what begins with a tag is HTML, what is too deep stands as it was written.
  const formatted = ['Evil', ...HOSTILE_TEXTS.filter((text) => !isCostly(text))];
  const body = formatted.map((text) => `${text}\n\n## ${text}\n\n[${text}](${text})`).join('\n\n');
  const page = { content: rows, number: 0, size: 100, totalElements: rows.length, totalPages: 1, last: true };
  const { user } = await renderApp('/content/news', {
    world: world(),
    handlers: [
      http.post('*/activitypost/filter', () => HttpResponse.json({ ...page, filter: {}, suggestions: {} })),
      http.get('*/activitypost/:uuid', () => HttpResponse.json({ ...older, languages: ['en'], body, older, newer })),
    ],
  });
  await heading(`${rows.length} news items`);
  const harmless = () => {
    const shown = screen.getByRole('main');
    expect(
      shown.querySelectorAll('script, iframe, img, form[action], style, object, [onerror], [onload]'),
    ).toHaveLength(0);
    const addresses = [...shown.querySelectorAll('a')].map((link) => link.protocol);
    expect(addresses.filter((protocol) => !['http:', 'https:'].includes(protocol))).toEqual([]);
    expect(window).not.toHaveProperty('__pwned');
  };
  harmless();
  const [first = document.body] = main()
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link'));
  await user.click(first);
  await arrivedAt(/\/evil$/);
  await waitFor(() => expect(main().getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10));
  harmless();
});

describe('on the first page', () => {
  beforeEach(allInSight);

  test('are the latest three, and a way to all', async () => {
    const older = { ...(await texts()), 'en/post-oats.md': file('Oats came', '2023-01-01') };
    const { user } = await renderApp('/', { world: emptyWorld({ texts: () => Promise.resolve(older) }) });
    const news = within(await screen.findByRole('region', { name: 'News' }));
    const said = news.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toEqual(['Jun 1, 2025Rice came', 'Mar 1, 2025Wheat came', 'May 2, 2024Barley came']);
    await user.click(news.getByRole('link', { name: 'All news' }));
    await heading('4 news items');
  });

  test('nothing stands for them where there are none', async () => {
    await renderApp('/', { world: emptyWorld() });
    await screen.findByRole('region', { name: 'Request plant genetic resources' });
    const room = () => screen.getByRole('main').querySelectorAll('[style*="200px"]');
    await waitFor(() => expect(room()).toHaveLength(0));
    expect(screen.queryByRole('region', { name: 'News' })).toBeNull();
  });
});
