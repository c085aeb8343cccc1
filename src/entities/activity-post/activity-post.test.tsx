import { screen, waitFor, within } from '@testing-library/react';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

const file = (title: string, published: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}\npublished: ${published}\n---\n\nThe text of ${title}.\n`;

const texts = () =>
  Promise.resolve({
    'en/post-barley.md': file('Barley came', '2024-05-02'),
    'en/post-wheat.md': file('Wheat came', '2025-03-01'),
    'cs/post-wheat.md': file('Přišla pšenice', '2025-03-01'),
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
