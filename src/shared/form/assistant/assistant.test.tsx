import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../../../test/harness/harness';
import { smallWorld } from '../../../../test/harness/small-world';
import { Gate } from '../../../../test/harness/settled';

type Options = Parameters<typeof renderApp>[1];

const WRITTEN = 'It keeps the the seed , mostly.';

/** The description of a country, with the dialog open. */
async function suggesting(options: Options = {}, written = WRITTEN) {
  const opened = await renderApp('/iso3166/CZE/edit', {
    as: 'admin',
    world: smallWorld({ ai: true }),
    config: { AI_URL: '/ai' },
    ...options,
  });
  const box = await screen.findByRole('textbox', { name: 'Description' });
  await opened.user.clear(box);
  await opened.user.click(box);
  await opened.user.paste(written);
  await opened.user.click(screen.getByRole('button', { name: 'Suggest edits: Description' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggest edits' }));
  return { ...opened, box, dialog };
}

test('without a service there is no trace of it', async () => {
  await renderApp('/iso3166/CZE/edit', { as: 'admin', world: smallWorld({ ai: true }) });
  expect(await screen.findByRole('textbox', { name: 'Description' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Suggest edits/ })).not.toBeInTheDocument();
});

test('what would change is shown, and changes when it is accepted', async () => {
  const { user, box, dialog } = await suggesting();
  expect(dialog.getByText(/^The text is sent to localhost/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(await dialog.findByRole('heading', { name: 'Suggestion' })).toHaveFocus();
  expect(dialog.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
    'Removed: the ',
    'Removed:  ',
  ]);
  expect(box).toHaveValue(WRITTEN);
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(box).toHaveValue('It keeps the seed, mostly.'));
  expect(box).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [20_000, null],
  [20_001, 'The text has 20,001 characters, and at most 20,000 can be sent. Shorten it first.'],
])('a text of %d characters is sent, or said to be too long', async (length, said) => {
  const { dialog } = await suggesting({}, 'a'.repeat(length));
  expect(dialog.queryByRole('alert')?.textContent ?? null).toBe(said);
  const correct = dialog.getByRole('button', { name: 'Correct' });
  if (said === null) expect(correct).toBeEnabled();
  else expect(correct).toBeDisabled();
});

test('a suggestion that is discarded leaves the text', async () => {
  const { user, box, dialog } = await suggesting();
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await user.click(await dialog.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(box).toHaveValue(WRITTEN);
});

test('that nothing would change is said', async () => {
  const { user, dialog } = await suggesting();
  await user.click(dialog.getByRole('button', { name: 'Simplify' }));
  expect(await dialog.findByText('No changes suggested')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a service that is away is told, and one that thinks too long is left', async () => {
  const { user, box, dialog, server } = await suggesting({
    handlers: [http.post('*/ai/edit', () => HttpResponse.json({ error: 'x' }, { status: 503 }))],
  });
  await user.click(dialog.getByRole('button', { name: 'Shorten' }));
  expect(await dialog.findByText(/currently unavailable/)).toBeVisible();
  server.use(http.post('*/ai/edit', new Gate().pass));
  await user.click(dialog.getByRole('button', { name: 'Shorten' }));
  expect(await dialog.findByText('Thinking …')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog.queryByText('Thinking …')).not.toBeInTheDocument());
  expect(box).toHaveValue(WRITTEN);
});

test('what is no text is no suggestion', async () => {
  const { user, dialog } = await suggesting({
    handlers: [http.post('*/ai/edit', () => HttpResponse.json({ text: { html: '<b>x</b>' } }))],
  });
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(await dialog.findByText(/could not generate a response/)).toBeVisible();
});

test('a plain long text of an editor is helped with, too', async () => {
  const { user } = await renderApp('/c/wheat/edit', {
    as: 'admin',
    world: smallWorld({ ai: true }),
    config: { AI_URL: '/ai' },
  });
  const box = await screen.findByRole('textbox', { name: 'Description' });
  await user.clear(box);
  const button = screen.getByRole('button', { name: 'Suggest edits: Description' });
  expect(button).toBeDisabled();
  await user.click(box);
  await user.paste(WRITTEN);
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggest edits' }));
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await user.click(await dialog.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(box).toHaveValue('It keeps the seed, mostly.'));
});

test('what a visitor writes is helped with by nobody', async () => {
  await renderApp('/content/about/contact', { world: smallWorld({ ai: true }), config: { AI_URL: '/ai' } });
  expect(await screen.findByRole('textbox', { name: /Message/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Suggest edits/ })).not.toBeInTheDocument();
});
