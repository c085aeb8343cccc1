import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { renderApp } from '../../../test/harness/harness';

const part = async () => within(await screen.findByRole('region', { name: 'FTP credentials' }));
const press = async (name: string) => (await part()).findByRole('button', { name });
const small = () => makeWorld({ accessions: 60 });

test('credentials are shown once, and kept nowhere', async () => {
  const world = small();
  const { user, store } = await renderApp('/dashboard/profile', { as: 'user', world });
  await user.click(await press('Make FTP credentials'));
  expect(await screen.findByText(/This password is shown only now/)).toBeInTheDocument();
  const kept = () => world.users.byEmail('user@example.org')?.ftp;
  const username = kept()?.username ?? '';
  expect((await part()).getByText(username)).toBeInTheDocument();
  const secret = (await part()).getByText('FTP password').nextElementSibling?.textContent ?? '';
  expect(secret.length).toBeGreaterThan(15);
  const copying = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await press('Copy the password'));
  expect(copying).toHaveBeenCalledWith(secret);
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain(username));
  expect(JSON.stringify([store.getState(), { ...sessionStorage }, { ...localStorage }])).not.toContain(secret);

  await user.click(await press('I have copied it'));
  expect(document.body).not.toHaveTextContent(secret);
  expect((await part()).getByText(username)).toBeInTheDocument();
  expect(await press('Make a new FTP password')).toHaveFocus();
});

test('are made anew, and removed, after one was asked', async () => {
  const world = small();
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world });
  const kept = () => world.users.byEmail('user@example.org')?.ftp;
  await user.click(await press('Make FTP credentials'));
  await user.click(await press('I have copied it'));
  const before = kept();

  await user.click(await press('Make a new FTP password'));
  const anew = within(await screen.findByRole('dialog', { name: 'Make a new FTP password?' }));
  await user.click(anew.getByRole('button', { name: 'Make a new FTP password' }));
  expect(await screen.findByText(/This password is shown only now/)).toBeInTheDocument();
  expect(kept()?.username).toBe(before?.username);
  expect(kept()?.password).not.toEqual(before?.password);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await press('I have copied it'));

  await user.click(await press('Remove'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the FTP credentials?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(kept()).toBeDefined();
  await user.click(await press('Remove'));
  await user.click(await screen.findByRole('button', { name: 'Remove the credentials' }));
  expect(await screen.findByText('The FTP credentials are removed.')).toBeInTheDocument();
  expect(await press('Make FTP credentials')).toBeInTheDocument();
  expect(kept()).toBeUndefined();
});

test.each([
  ['out of order', () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }), 'Out of order'],
  ['out of reach', () => HttpResponse.error(), 'The server cannot be reached. Check your connection, then try again.'],
])('a server %s is told in its place', async (_, answer, said) => {
  const { user } = await renderApp('/dashboard/profile', { as: 'user', handlers: [http.post('*/me/ftp', answer)] });
  await user.click(await press('Make FTP credentials'));
  expect(await (await part()).findByRole('alert')).toHaveTextContent(said);
  expect(await press('Make FTP credentials')).toBeEnabled();
});
