import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import texts from '../../../locales/en/session.json';
import type { Refusal } from './refusal';
import { SignedIn } from './SignedIn';

async function show(refusal: Refusal | undefined) {
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { session: texts } }, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={instance}>
      <MemoryRouter>
        <SignedIn account="user@example.org" refusal={refusal} change={() => undefined} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test('one missing role is named, with the account that lacks it', async () => {
  await show({ path: '/admin', roles: ['ROLE_ADMINISTRATOR'], need: 'any' });
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent('You are logged in as user@example.org.');
  expect(told).toHaveTextContent('The page /admin needs a role that this account does not have:administrator');
  expect(told).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeVisible();
});

test.each([
  ['any', 'needs one of these roles, and this account has none of them'],
  ['all', 'needs these roles, which this account does not have'],
] as const)('several roles: %s of them', async (need, text) => {
  await show({ path: '/labs', roles: ['ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR'], need });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['data publisher', 'administrator']);
});

test('without a refusal nothing is alarming', async () => {
  await show(undefined);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeVisible();
});
