import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeWorld } from '../../../mocks/rules/world/world';
import { reopened } from './reopened.fixture';
import { closeApp } from '../../../test/harness/close-app';
import { allAnswered } from '../../../test/api/all-answered';
import { heading, renderApp } from '../../../test/harness/harness';

const name = () => screen.findByRole('textbox', { name: 'Full name' });
const language = () => screen.getByRole('combobox', { name: 'Language of our e-mails' });
const save = () => screen.getByRole('button', { name: 'Save' });
const part = (title: string) => screen.findByRole('region', { name: title });
const small = () => makeWorld({ accessions: 60 });
const uma = (world = small()) => {
  const user = world.users.byEmail('user@example.org');
  if (!user) throw new Error('The demo user is missing');
  return user;
};

test('says who one is and what one may do, and never the uuid', async () => {
  const world = small();
  world.users.update(uma(world).uuid, { expires: '2090-05-06T00:00:00.000Z', roles: ['ROLE_USER', 'ROLE_DIVTREE'] });
  await renderApp('/dashboard/profile', { as: 'user', world });
  await heading('Profile');
  expect(await name()).toHaveValue('Uma User');
  const account = within(await part('Account'));
  expect(account.getByText('registered user').closest('dd')).toHaveTextContent(
    'registered user, editor of diversity trees',
  );
  expect(account.getByText('a password of this portal')).toBeInTheDocument();
  expect(account.getByText('May 6, 2090')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change the password' })).toHaveAttribute(
    'href',
    '/dashboard/profile/password',
  );
  expect(screen.getByRole('link', { name: 'Manage API tokens' })).toHaveAttribute('href', '/dashboard/api-tokens');
  expect(document.body).not.toHaveTextContent(uma(world).uuid);
});

test('a new name is kept, and stands in the header at once', async () => {
  const world = small();
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world });
  const field = await name();
  await user.clear(field);
  await user.type(field, '  Uma Ünlü ');
  await user.selectOptions(language(), 'Español');
  await user.click(save());
  expect(await screen.findByText('Your profile is saved.')).toBeInTheDocument();
  expect(uma(world)).toMatchObject({ fullName: 'Uma Ünlü', language: 'es' });
  expect(await screen.findByRole('button', { name: /Uma Ünlü/ })).toBeInTheDocument();
  await user.selectOptions(language(), 'As in the portal when an e-mail is sent');
  await user.click(save());
  await waitFor(() => expect(uma(world).language).toBeUndefined());
  expect(uma(world).fullName).toBe('Uma Ünlü');
});

test('languages are those that one may read', async () => {
  const names = () =>
    within(language())
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent);
  await renderApp('/dashboard/profile', { as: 'user', config: { PUBLIC_LANGUAGES: 'en,es' } });
  await name();
  expect(names()).toEqual(['English', 'Español']);
  closeApp();
  await renderApp('/dashboard/profile', { as: 'translator', config: { PUBLIC_LANGUAGES: 'en,es' } });
  await name();
  expect(names()).toContain('العربية');
});

test('a name that is missing is told beside it', async () => {
  const { user } = await renderApp('/dashboard/profile', { as: 'user' });
  const field = await name();
  await user.clear(field);
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription('Required'));
  expect(field).toHaveFocus();
});

test('a change made elsewhere is never written over, and what was typed survives a reload', async () => {
  const world = small();
  const { user } = await renderApp('/dashboard/profile', { as: 'user', world });
  await user.type(await name(), ' of Brno');
  world.users.update(uma(world).uuid, { fullName: 'Uma Elsewhere', version: 7 });
  await user.click(save());
  expect(await screen.findByText(/This was changed elsewhere in the meantime/)).toBeInTheDocument();
  expect(uma(world).fullName).toBe('Uma Elsewhere');

  const again = await reopened(() => renderApp('/dashboard/profile', { as: 'user', world }));
  expect(await screen.findByText(/We restored what you typed here before/)).toBeInTheDocument();
  expect(await name()).toHaveValue('Uma User of Brno');
  await again.user.click(save());
  await waitFor(() => expect(uma(world).fullName).toBe('Uma User of Brno'));
  await screen.findByRole('button', { name: /Uma User of Brno/ });
});

test('what is typed when the session ends is there again after logging in', async () => {
  const world = small();
  const { user, store } = await renderApp('/dashboard/profile', { as: 'user', world });
  await user.type(await name(), ' of Brno');
  await allAnswered(store);
  world.tokens.revokeUser(uma(world).uuid);
  await user.click(save());
  await screen.findByRole('dialog', { name: 'Your session has expired.' });
  await reopened(() => renderApp('/dashboard/profile', { as: 'user', world }));
  expect(await name()).toHaveValue('Uma User of Brno');
  expect(screen.getByText(/We restored what you typed here before/)).toBeInTheDocument();
});

test('a profile that does not come may be asked for again', async () => {
  const failing = http.get('*/me/profile', () => HttpResponse.json({ error: 'Out of order' }, { status: 503 }));
  const { user, server } = await renderApp('/dashboard/profile', { as: 'user', handlers: [failing] });
  expect(await screen.findByText('Out of order')).toBeInTheDocument();
  server.use(
    http.get('*/me/profile', () =>
      HttpResponse.json({
        uuid: 'u',
        email: 'user@example.org',
        fullName: 'Uma User',
        roles: ['ROLE_NEW'],
        active: true,
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await name()).toHaveValue('Uma User');
  // A server that says less and knows other roles.
  expect(within(await part('Account')).getByText('ROLE_NEW')).toBeInTheDocument();
});

test('an address that was confirmed meanwhile shows here and in the session', async () => {
  const world = small();
  const { store } = await renderApp('/', { as: 'user', world });
  world.users.update(uma(world).uuid, { email: 'uma@elsewhere.example' });
  window.history.pushState(null, '', '/dashboard/profile');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(store.getState().session.claims?.user_name).toBe('uma@elsewhere.example'));
  // What was loaded for the old address is loaded anew.
  await waitFor(async () => expect(await part('E-mail address')).toHaveTextContent('uma@elsewhere.example'));
});
