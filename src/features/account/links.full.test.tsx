import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { askForEmail } from '../../../mocks/rules/accounts/change-email';
import { askForDeletion } from '../../../mocks/rules/accounts/delete-account';
import { DEMO_PASSWORD } from '../../../mocks/data/users/demo-users';
import { makeWorld, type World } from '../../../mocks/rules/world/world';
import { heading, renderApp } from '../../../test/harness/harness';
import { sampled } from '../../../test/samples/sampled';
import type { AccountLink, LinkFault } from '@/contract/account/account';
import { field, fill, mailedPath, mailTo, press, tokenIn } from './account.fixture';

const EMAIL = 'user@example.org';
const PASSWORD = 'triticum-17!';
const TOKEN = '11111111-2222-4333-8444-555555555555';

const world = () => makeWorld({ accessions: 1 });
const answering = (answer: () => Response) => http.get('*/user/:token/link', answer);
const found = (link: Partial<AccountLink>) =>
  answering(() => HttpResponse.json({ email: EMAIL, expires: '2026-11-23T00:00:00Z', ...link }));

function ownerIn(here: World) {
  const owner = here.users.byEmail(EMAIL);
  if (!owner) throw new Error('The demo has no such user');
  return owner;
}

/** Asks for a new password as somebody who forgot it. */
async function forgotten(here: World, as?: 'user' | 'admin') {
  const shown = await renderApp('/forgot-password', { world: here, as });
  await fill(shown.user, { 'E-mail': EMAIL });
  await press(shown.user, 'Send the link');
  await heading('Check your e-mail');
  return shown;
}

/** Goes on in the same portal, as by a link on a page. */
function follow(path: string) {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

async function choose(user: UserEvent, password: string, repeated = password) {
  await fill(user, { 'New password': password, 'Repeat the new password': repeated });
  await press(user, 'Set the new password');
}

test('a forgotten password is set anew, once', async () => {
  const here = world();
  const { user, store } = await forgotten(here);
  const path = mailedPath(here, EMAIL, '/pwdreset');
  follow(path);
  await heading('New password');
  expect(await screen.findByText(`Choose a new password for ${EMAIL}.`)).toBeVisible();
  await choose(user, PASSWORD, 'triticum-18!');
  expect(await screen.findByText('New passwords do not match.')).toBeVisible();
  expect(await field('Repeat the new password')).toHaveFocus();

  await user.clear(await field('Repeat the new password'));
  await user.paste(PASSWORD);
  await press(user, 'Set the new password');
  expect(await heading('Your password was changed')).toHaveFocus();
  expect(await here.users.authenticate(EMAIL, PASSWORD)).toMatchObject({ email: EMAIL });
  expect(await here.users.authenticate(EMAIL, DEMO_PASSWORD)).toBeUndefined();
  const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }, document.title]);
  expect(kept).not.toContain(tokenIn(path));
  expect(kept).not.toContain(PASSWORD);

  follow('/forgot-password');
  await heading('Forgotten password');
  follow(path);
  expect(await screen.findByText('This link was used already')).toBeVisible();
});

test('says the same for an address that nobody has', async () => {
  const here = world();
  const { user } = await renderApp('/forgot-password', { world: here });
  await fill(user, { 'E-mail': 'nobody@example.org' });
  await press(user, 'Send the link');
  await heading('Check your e-mail');
  expect(screen.getByText(/^If there is an account for nobody@example\.org, we sent a message/)).toBeVisible();
  expect(here.outbox.all()).toEqual([]);
});

test('a new password ends the session of its owner here, too', async () => {
  const here = world();
  const { user } = await forgotten(here, 'user');
  follow(mailedPath(here, EMAIL, '/pwdreset'));
  await choose(user, PASSWORD);
  await heading('Your password was changed');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText('Your session has expired.')).not.toBeInTheDocument();
});

test('somebody else is told whose link it is, and stays signed in', async () => {
  const here = world();
  const { user } = await forgotten(here, 'admin');
  follow(mailedPath(here, EMAIL, '/pwdreset'));
  const note = `You are logged in as admin@example.org, but this link is for ${EMAIL}.`;
  expect(await screen.findByText(note)).toBeVisible();
  await choose(user, PASSWORD);
  await heading('Your password was changed');
  expect(await screen.findByRole('link', { name: 'Go to your profile' })).toBeVisible();
});

test('a reset that nobody asked for is cancelled, and the link is dead', async () => {
  const here = world();
  const { user } = await forgotten(here);
  const path = mailedPath(here, EMAIL, '/pwdreset');
  follow(mailedPath(here, EMAIL, '/pwdreset/cancel'));
  await press(user, 'Cancel the new password');
  expect(await heading('Your password stays as it is')).toHaveFocus();
  follow(path);
  expect(await screen.findByText('This link was cancelled')).toBeVisible();
  expect(await here.users.authenticate(EMAIL, DEMO_PASSWORD)).toMatchObject({ email: EMAIL });
});

test('an address that is not theirs is cancelled by whoever gets the message', async () => {
  const here = world();
  const email = 'wangari@example.com';
  const { user } = await renderApp('/registration', { world: here });
  await fill(user, { 'Full name': 'Wangari', 'E-mail': email, Password: PASSWORD, 'Repeat the password': PASSWORD });
  await press(user, 'Register');
  await heading('Check your e-mail');
  follow(mailedPath(here, email, '/validate/cancel'));
  await press(user, 'Cancel it');
  expect(await heading('It was cancelled')).toHaveFocus();
  expect(here.users.byEmail(email)).toBeUndefined();
});

test('an account gets its new address by the link that was sent there', async () => {
  const here = world();
  await askForEmail(here, ownerIn(here), 'wangari@example.com');
  const { user } = await renderApp('/dashboard/profile', { world: here, as: 'user' });
  expect(await screen.findByText(EMAIL)).toBeVisible();
  follow(mailedPath(here, 'wangari@example.com', '/validate'));
  expect(
    await screen.findByText(/^Confirm that the address wangari@example\.com is yours\. Your account/),
  ).toBeVisible();
  expect(screen.queryByText(/^You are logged in as/)).not.toBeInTheDocument();
  await press(user, 'Confirm the address');
  await heading('Your address is confirmed');
  expect(screen.getByText(/^Your account has the address wangari@example\.com now\./)).toBeVisible();
  expect(here.users.byEmail(EMAIL)).toBeUndefined();
  await user.click(screen.getByRole('link', { name: 'Go to your profile' }));
  await heading('Profile');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('wangari@example.com')).toBeVisible();
  expect(main.queryByText(EMAIL)).not.toBeInTheDocument();
});

test('an address that somebody else has by now is told', async () => {
  const taken = http.post('*/user/:token/validate', () => HttpResponse.json({ error: 'conflict' }, { status: 409 }));
  const handlers = [found({ purpose: 'validate', change: true }), taken];
  const { user } = await renderApp(`/profile/${TOKEN}/validate`, { world: world(), handlers });
  await press(user, 'Confirm the address');
  expect(await screen.findByText(/^Another account has this address by now\./)).toBeVisible();
});

test('an account is deleted by its word, and its owner is logged out', async () => {
  const here = world();
  const { user } = await renderApp('/registration', { world: here, as: 'user' });
  await askForDeletion(here, ownerIn(here));
  follow(mailedPath(here, EMAIL, '/delete'));
  await heading('Delete your account');
  const typed = await field('Confirmation word');
  const word = screen.getByText('Type this word to confirm:').querySelector('strong')?.textContent ?? '';
  await user.type(typed, 'wheat');
  expect(screen.queryByText('Words are not equal')).not.toBeInTheDocument();
  await press(user, 'Delete the account for good');
  await waitFor(() => expect(typed).toHaveAccessibleDescription('Words are not equal'));
  expect(typed).toHaveFocus();
  expect(here.users.byEmail(EMAIL)).toBeDefined();

  await user.clear(typed);
  await user.type(typed, ` ${word.toUpperCase()} `);
  await press(user, 'Delete the account for good');
  expect(await heading('Goodbye')).toHaveFocus();
  expect(here.users.byEmail(EMAIL)).toBeUndefined();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' })).toBeVisible();
  // The last letter is not kept, and neither is any other.
  expect(mailTo(here, EMAIL)).toBeUndefined();
});

test('the last administrator is told why they cannot leave', async () => {
  const refusing = http.post('*/user/:token/delete', () => HttpResponse.json({ error: 'conflict' }, { status: 409 }));
  const handlers = [found({ purpose: 'delete', word: 'barley' }), refusing];
  const { user } = await renderApp(`/profile/${TOKEN}/delete`, { world: world(), handlers });
  await user.type(await field('Confirmation word'), 'barley{Enter}');
  expect(await screen.findByText(/^This is the last active administrator\./)).toBeVisible();
});

const PAGES = ['pwdreset', 'pwdreset/cancel', 'validate', 'validate/cancel', 'delete'];
const FAULTS: [LinkFault, number, string][] = [
  ['link_unknown', 404, 'This link is not known'],
  ['link_used', 410, 'This link was used already'],
  ['link_cancelled', 410, 'This link was cancelled'],
  ['link_replaced', 410, 'There is a newer link'],
  ['link_expired', 410, 'This link has expired'],
];

const REFUSED = FAULTS.flatMap(([error, status, title]) => PAGES.map((page) => ({ error, status, title, page })));

test.each(sampled(REFUSED, 10))('$error on $page is said, and leads on', async ({ error, status, title, page }) => {
  const handlers = [answering(() => HttpResponse.json({ error }, { status }))];
  await renderApp(`/profile/${TOKEN}/${page}`, { world: world(), handlers });
  expect(await screen.findByText(title)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').length).toBeGreaterThan(0);
  expect(main.queryByRole('button')).not.toBeInTheDocument();
});

test('a link is good for what it was sent for only', async () => {
  await renderApp(`/profile/${TOKEN}/delete`, { world: world(), handlers: [found({ purpose: 'pwdreset' })] });
  expect(await screen.findByText('This link is not known')).toBeVisible();
});

test('a link that can only cancel offers nothing else', async () => {
  const handlers = [found({ purpose: 'validate', change: true, cancelOnly: true })];
  await renderApp(`/profile/${TOKEN}/validate/cancel`, { world: world(), handlers });
  expect(await screen.findByText(/^Somebody wants to use user@example\.org/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /It was you/ })).not.toBeInTheDocument();
  follow(`/profile/${TOKEN}/validate`);
  expect(await screen.findByText('This link is not known')).toBeVisible();
});

test('a link that ends while its page is open is told', async () => {
  const ended = http.post('*/user/:token/validate', () =>
    HttpResponse.json({ error: 'link_expired' }, { status: 410 }),
  );
  const handlers = [found({ purpose: 'validate' }), ended];
  const { user } = await renderApp(`/profile/${TOKEN}/validate`, { world: world(), handlers });
  await press(user, 'Confirm the address');
  expect(await screen.findByText('This link has expired')).toBeVisible();
});

test('opening a link changes nothing, and a server out of reach may be asked again', async () => {
  const sent: string[] = [];
  const failing = answering(() => HttpResponse.error());
  const { user, server } = await renderApp(`/profile/${TOKEN}/validate`, { world: world(), handlers: [failing] });
  server.events.on('request:start', ({ request }) => void sent.push(`${request.method} ${request.url}`));
  await screen.findByRole('button', { name: 'Try again' });
  server.use(found({ purpose: 'validate' }));
  await press(user, 'Try again');
  expect(await screen.findByRole('button', { name: 'Confirm the address' })).toBeVisible();
  expect(sent.filter((each) => each.startsWith('POST') && each.includes('/user/'))).toEqual([]);
  server.use(http.post('*/user/:token/validate', () => HttpResponse.json({ error: 'Out of order' }, { status: 500 })));
  await press(user, 'Confirm the address');
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order');
  expect(screen.getByRole('button', { name: 'Confirm the address' })).toBeEnabled();
});
