import { screen, waitFor, within } from '@testing-library/react';
import { arrivedAt, gridRow, heading } from '../../../test/harness/harness';
import { badge, box, dialog, open, press } from './article-editing.fixture';

test('an article is written, translated and published, and its public page shows it', async () => {
  const { user, world } = await open('/admin/content');
  await heading(/^\d+ articles$/);
  await user.click(screen.getByRole('link', { name: 'New article' }));
  await heading('New article');
  await user.type(await box(/^Name in the address/), 'field-days');
  await user.type(await box(/^Title/), 'Field days');
  await user.type(await box(/^Text/), 'Come and **see**.');
  await user.click(press('Save draft'));
  await arrivedAt('/admin/content/field-days/edit/');
  await heading('Field days');
  expect(await badge('Draft')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Arabic: missing' }));
  await arrivedAt('/admin/content/field-days/ar/edit/');
  expect(await screen.findByRole('heading', { level: 2, name: 'Arabic' })).toBeVisible();
  const title = await box('Title in this language: Arabic');
  expect(title).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('Come and **see**.')).toBeVisible();
  await user.type(title, 'أيام الحقل');
  const text = await box('Text in this language: Arabic');
  expect(text).toHaveAttribute('dir', 'rtl');
  await user.type(text, 'تعالوا');
  await user.click(press('Publish'));
  expect(await screen.findByText('Published.')).toBeVisible();
  expect(await badge('Published')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Arabic: translated' })).toBeVisible();
  expect(await world.content.articles.allPublic()).toContainEqual(
    expect.objectContaining({ slug: 'field-days', translations: { ar: expect.objectContaining({ body: 'تعالوا' }) } }),
  );
});

test('a typing mistake in a public article is put right in three actions', async () => {
  const { user, world } = await open('/admin/content/terms/edit/');
  const text = await box(/^Text/);
  // Edit on its public page is the first; this is the second, and the last one the third.
  await user.clear(text);
  await user.type(text, 'A sample.');
  await user.click(press('Publish'));
  await badge('Published');
  await waitFor(async () =>
    expect(await world.content.articles.allPublic()).toContainEqual(expect.objectContaining({ body: 'A sample.' })),
  );
});

test('what is saved is a draft, what is public stays, and the draft is discarded for it', async () => {
  const { user, world } = await open('/admin/content/terms/edit/');
  const title = await box(/^Title/);
  await user.type(title, ' and more');
  await user.click(press('Save draft'));
  expect(await badge('Draft – an earlier text is public')).toBeVisible();
  const shown = (await world.content.articles.allPublic()).find(({ slug }) => slug === 'terms');
  expect(shown?.title).toBe('Terms of use');
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const asked = await dialog('Discard the draft of “Terms of use and more”?');
  await user.click(asked.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(title).toHaveValue('Terms of use'));
  expect(await badge('Published')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
});

test('the list says how far each is', async () => {
  const { user } = await open('/admin/content/about/cs/edit/');
  await user.type(await box('Title in this language: Czech'), '!');
  await user.click(press('Save draft'));
  await badge('Draft – an earlier text is public');
  await user.click(within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link'));
  await heading(/^\d+ articles$/);
  const row = await gridRow('Draft – an earlier text is public');
  expect(row).toHaveTextContent('About us');
});
