import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { idOf, requestRows } from '../../../../mocks/rules/requests/request-rows';
import { actByLink } from '../../../../mocks/rules/requests/requests';
import { askable, filedRequest, tokenFor } from '../../../../mocks/rules/requests/requests.fixture';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { closeApp } from '../../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';

test.each([
  ['validate', 'Confirm your request', 'Validation failed.'],
  ['approve', 'Approve a request', 'Validation failed.'],
  ['confirm', 'Has the material arrived?', 'Confirmation failed.'],
  ['answer', 'Answer a request', 'This link cannot be used.'],
])('a link to %s that cannot be used says what failed, and why', async (act, title, failed) => {
  await renderApp(`/request/${UNKNOWN}/${act}`);
  await heading(title);
  const note = await screen.findByText(failed);
  expect(note.parentElement).toHaveTextContent('We do not know this link. Copy all of it from the e-mail.');
});

test.each([
  ['validate', 'Confirm your request', 'Send the request again.', 'Request plant genetic resources'],
  ['approve', 'Approve a request', 'Ask the requester', 'Request plant genetic resources'],
  ['confirm', 'Has the material arrived?', 'confirm the receipt under “My requests”', 'My requests'],
  ['answer', 'Answer a request', 'answer under “Incoming requests”', 'Incoming requests'],
])('an expired link to %s says what to do instead', async (act, title, said, link) => {
  const expired = () => HttpResponse.json({ error: 'link_expired' }, { status: 410 });
  await renderApp(`/request/${UNKNOWN}/${act}`, { handlers: [http.get(`*/request/${UNKNOWN}/*`, expired)] });
  await heading(title);
  expect(await screen.findByText(new RegExp(`^This link has expired\\. .*${said}`))).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: link })).toBeVisible();
});

test.each([
  ['NOTVALIDATED', /^Your link was valid until .* Resend the link to continue\./],
  ['WAITING_APPROVAL', /^The approver’s link was valid until .* they have not decided/],
] as const)('a link whose time has passed is waited for no more: %s', async (state, said) => {
  const world = makeWorld({ accessions: 300 });
  const filed = await filedRequest(world, await askable(world, 2), { approverEmail: 'boss@example.org' });
  requestRows(world).set(filed.uuid, { ...filed, state, until: Date.now() - 3_600_000 });
  await renderApp(`/requests/status/${filed.uuid}`, { world });
  await heading('Where your request stands');
  expect(await screen.findByText(said)).toBeVisible();
});

test('who confirms hears until when the approver has time', async () => {
  const world = makeWorld({ accessions: 300 });
  const filed = await filedRequest(world, await askable(world, 2), { approverEmail: 'boss@example.org' });
  const { user } = await renderApp(`/request/${tokenFor(world, filed.info.email, 'validate')}/validate`, { world });
  await user.click(await screen.findByRole('button', { name: 'Confirm the request' }));
  const until = requestRows(world).get(filed.uuid)?.until ?? 0;
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(until);
  expect(await screen.findByText(new RegExp(`has an e-mail with a link, valid until ${day}\\.`))).toBeVisible();
});

test('a link that was used says what it did, and leads to where the request stands', async () => {
  const world = makeWorld({ accessions: 300 });
  const filed = await filedRequest(world, await askable(world, 2));
  const token = tokenFor(world, filed.info.email, 'validate');
  await actByLink(world, token, 'validate');
  const { user } = await renderApp(`/request/${token}/validate`, { world });
  await heading('Confirm your request');
  expect(
    await screen.findByText(/^You confirmed this request on .*\. There is nothing more to do here\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm the request' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Where the request stands' }));
  await arrivedAt(`/requests/status/${filed.uuid}`);
});

test('who approved is named to the genebank, to administrators and to its requester, and to nobody by the key', async () => {
  const world = makeWorld({ accessions: 300 });
  const by = world.users.byEmail('user@example.org')?.uuid ?? '';
  const filed = await filedRequest(world, await askable(world, 2), { approverEmail: 'boss@example.org' }, by);
  await actByLink(world, tokenFor(world, filed.info.email, 'validate'), 'validate');
  await actByLink(world, tokenFor(world, 'boss@example.org', 'approve'), 'approve');
  const answering = tokenFor(world, filed.holders[0]?.email ?? '', 'answer');
  const letter = world.outbox.all().find(({ text }) => text.includes(answering));
  expect(letter?.text).toContain('This request was approved by boss@example.org.');
  await renderApp(`/request/${answering}/answer`, { world });
  expect(await screen.findByText(/^Approved by boss@example\.org on /)).toBeVisible();
  for (const [path, as] of [
    [`/dashboard/my-requests/${idOf(filed)}`, 'user'],
    [`/admin/requests/${idOf(filed)}`, 'admin'],
  ] as const) {
    closeApp();
    await renderApp(path, { world, as });
    expect(await screen.findByText(/^Approved by boss@example\.org ·/)).toBeVisible();
  }
  closeApp();
  await renderApp(`/requests/status/${filed.uuid}`, { world });
  expect(await screen.findByText(/^Approved ·/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('boss@example.org');
});

test('who comes by a letter finds no menu, and a way to the portal', async () => {
  await renderApp(`/request/${UNKNOWN}/answer`);
  await heading('Answer a request');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  expect(
    within(screen.getByRole('banner'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['PGR Portal', 'Log in']);
});

test('who approved is told so, and sees where the request stands without its key', async () => {
  const world = makeWorld({ accessions: 300 });
  const filed = await filedRequest(world, await askable(world, 2), { approverEmail: 'boss@example.org' });
  await actByLink(world, tokenFor(world, filed.info.email, 'validate'), 'validate');
  const token = tokenFor(world, 'boss@example.org', 'approve');
  await actByLink(world, token, 'approve');
  await renderApp(`/request/${token}/approve`, { world });
  expect(await screen.findByText(/^This request was approved on /)).toBeVisible();
  expect(screen.getAllByText(/^Sent to the genebanks/).length).toBeGreaterThan(0);
  expect(document.body.innerHTML).not.toContain(filed.uuid);
});
