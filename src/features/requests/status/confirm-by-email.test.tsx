import { screen } from '@testing-library/react';
import { MY_LIST_KEY } from '@/contract/constants';
import { keepTyped } from '@/shared/form/kept-typing';
import { idOf, requestRows } from '../../../../mocks/rules/requests/request-rows';
import { askable, filedRequest, requestOf } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { closeApp } from '../../../../test/harness/close-app';
import { heading, renderApp } from '../../../../test/harness/harness';

const button = (name: string) => screen.findByRole('button', { name });

async function ready(email: string) {
  const world = makeWorld({ accessions: 300 });
  const uuids = await askable(world, 3);
  localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: uuids.length, accessions: uuids }));
  const { key: _key, accessions: _accessions, language: _language, ...info } = requestOf([], { email });
  keepTyped('request info', '', info);
  return world;
}

test('after sending, the address is shown and corrected, and the link sent again', async () => {
  const world = await ready('baa@example.org');
  const { user } = await renderApp('/requests/create/submit', { world });
  await user.click(await screen.findByRole('checkbox', { name: /^Keep a link to this request/ }));
  await user.click(await button('Send request'));
  await heading('Where your request stands');
  expect(await screen.findByRole('heading', { name: 'One step left: confirm by e-mail' })).toBeVisible();
  expect(screen.getByText(/^We sent a link to .?baa@example\.org/)).toBeVisible();
  const number = screen.getByText(/^Request number: /).textContent;

  await user.click(await button('Resend the link'));
  expect(await screen.findByText('Link sent again. Only the newest link works.')).toBeVisible();
  expect(world.outbox.all().map(({ to }) => to)).toEqual(['baa@example.org', 'baa@example.org']);

  await user.click(await button('Correct the address'));
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.clear(email);
  await user.click(await button('Send the link to this address'));
  expect(await screen.findByText('Required')).toBeVisible();
  await user.type(email, 'bea@example.org');
  await user.click(await button('Send the link to this address'));
  expect(await screen.findByText(/^We sent a link to .?bea@example\.org/)).toBeVisible();
  expect(screen.getByText(/^Request number: /)).toHaveTextContent(number ?? '');
  expect(world.outbox.all()[0]?.to).toBe('bea@example.org');
  const [kept] = [...requestRows(world).values()];
  expect(window.location.pathname).toBe(`/requests/status/${kept?.uuid}`);
  // What this device remembers is where the request stands now.
  expect(localStorage.getItem('requests')).toContain(kept?.uuid);

  // The page by itself says nothing about the person.
  closeApp();
  window.history.replaceState(null, '', '/');
  await renderApp(`/requests/status/${kept?.uuid}`, { world });
  expect(await button('Resend the link')).toBeVisible();
  expect(document.body).not.toHaveTextContent('bea@example.org');
  expect(screen.queryByRole('button', { name: 'Correct the address' })).toBeNull();
});

test('in my requests the link is sent again', async () => {
  const world = makeWorld({ accessions: 300 });
  const by = world.users.byEmail('user@example.org')?.uuid ?? '';
  const filed = await filedRequest(world, await askable(world, 3), {}, by);
  const { user } = await renderApp(`/dashboard/my-requests/${idOf(filed)}`, { world, as: 'user' });
  await user.click(await button('Resend the link'));
  expect(await screen.findByText('Link sent again. Only the newest link works.')).toBeVisible();
  expect(world.outbox.all()).toHaveLength(2);
});
