import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { closeApp } from '../../../test/harness/close-app';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { Gate } from '../../../test/harness/settled';
import { field, fill, mailedPath, mailTo, press } from './account.fixture';

const EMAIL = 'wangari@example.com';
const PASSWORD = 'triticum-17!';
const world = () => makeWorld({ accessions: 1 });

const newcomer = {
  'Full name': 'Wangari Mwangi',
  'E-mail': ` ${EMAIL} `,
  Password: PASSWORD,
  'Repeat the password': PASSWORD,
};

test('from the form by the message to the first sign-in', async () => {
  const here = world();
  const { user } = await renderApp('/registration', { world: here });
  await fill(user, newcomer);
  await press(user, 'Register');
  expect(await heading('Check your e-mail')).toHaveFocus();
  expect(screen.getByText(/We sent a message to wangari@example\.com\./)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Demo mailbox' })).toHaveAttribute('href', '/demo/mailbox');

  const path = mailedPath(here, EMAIL, '/validate');
  closeApp();
  const { user: reader } = await renderApp(path, { world: here });
  await heading('Confirm your e-mail address');
  await press(reader, 'Confirm the address');
  expect(await heading('Your address is confirmed')).toHaveFocus();
  await reader.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  await fill(reader, { 'E-mail': EMAIL, Password: PASSWORD });
  await reader.keyboard('{Enter}');
  await arrivedAt('/');
});

test('says the same for an address that has an account already', async () => {
  const here = world();
  const { user } = await renderApp('/registration', { world: here });
  await fill(user, { ...newcomer, 'E-mail': 'user@example.org' });
  await press(user, 'Register');
  await heading('Check your e-mail');
  expect(screen.getByText(/We sent a message to user@example\.org\./)).toBeVisible();
  expect(mailTo(here, 'user@example.org')?.subject).toBe('You already have an account');
});

test('back in the form the name and the address are still there, passwords are not', async () => {
  const { user } = await renderApp('/registration', { world: world() });
  await fill(user, newcomer);
  await press(user, 'Register');
  await press(user, 'Change the address or send again');
  expect(await field('Full name')).toHaveValue('Wangari Mwangi');
  expect(await field('E-mail')).toHaveValue(EMAIL);
  expect(await field('Password')).toHaveValue('');
});

test('what is wrong is told beside its field once it was touched, and nothing is sent', async () => {
  const here = world();
  const { user } = await renderApp('/registration', { world: here });
  await fill(user, { 'E-mail': 'not an address', Password: 'short', 'Repeat the password': 'other' });
  await press(user, 'Register');
  const name = await field('Full name');
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Required');
  expect(await field('E-mail')).toHaveAccessibleDescription('Invalid email address');
  expect(await field('Repeat the password')).toHaveAccessibleDescription('Passwords do not match.');
  const description = expect.stringMatching(/^At least 8 characters, .*at least 1 digit ?: still missing/) as string;
  expect(await field('Password')).toHaveAccessibleDescription(description);
  expect(here.outbox.all()).toEqual([]);
});

test('the rules are ticked off while the password is typed, and its strength is said', async () => {
  const { user } = await renderApp('/registration', { world: world() });
  await fill(user, { 'Full name': 'Wangari Mwangi' });
  const password = await field('Password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  const rules = () => within(screen.getByRole('list', { name: 'The password needs' }));
  expect(rules().getAllByText(': still missing')).toHaveLength(3);
  await user.type(password, 'Mwangi-17');
  expect(rules().getAllByText(': fulfilled')).toHaveLength(3);
  expect(await screen.findByText(/^Strength: weak · Your name or address is easy to guess\.$/)).toBeVisible();
  await user.type(password, '-riddled-with-rust');
  expect(await screen.findByText('Strength: strong')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Show the password' })[0] as HTMLElement);
  expect(password).toHaveAttribute('type', 'text');
});

test('one submission at a time; a failure keeps what was typed, and passwords are kept nowhere', async () => {
  let calls = 0;
  const gate = new Gate();
  const failing = http.post('*/registration', async (call) => {
    calls += 1;
    await gate.pass(call);
    return HttpResponse.json({ error: 'slow_down' }, { status: 429 });
  });
  const { user, store } = await renderApp('/registration', { world: world(), handlers: [failing] });
  await fill(user, newcomer);
  await user.keyboard('{Enter}{Enter}{Enter}');
  gate.release();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.'));
  expect(calls).toBe(1);
  expect(await field('Password')).toHaveValue(PASSWORD);
  const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }, window.location.href]);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).toContain('Wangari Mwangi');
});

test('somebody signed in is told as whom', async () => {
  await renderApp('/registration', { world: world(), as: 'user' });
  expect(await screen.findByText('You are logged in as user@example.org.')).toBeVisible();
});
