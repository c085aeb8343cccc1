import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { takeComplaints } from '../../../../test/harness/setup';
import en from '../../../../locales/en/common.json';
import { lazyPart } from './lazy-part';

const Loaded = () => <p>The part</p>;

async function drawn(load: () => Promise<{ default: typeof Loaded }>) {
  const Part = lazyPart(load);
  const texts = createInstance();
  await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { common: en } } });
  return (shown = true) => (
    <I18nextProvider i18n={texts}>
      <h1>The page</h1>
      <Suspense>{shown && <Part />}</Suspense>
    </I18nextProvider>
  );
}

const failing = (times: number) => {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new TypeError('gone')) : Promise.resolve({ default: Loaded }));
};

it('takes nothing else away where it cannot be fetched, and is tried again by its button', async () => {
  const page = await drawn(failing(1));
  render(page());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
  takeComplaints();
});

it('is fetched anew when it is wanted again', async () => {
  const page = await drawn(failing(1));
  const { rerender } = render(page());
  await screen.findByRole('alert');
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  rerender(page());
  expect(await screen.findByText('The part')).toBeVisible();
  takeComplaints();
});

it('offers to load the page anew where trying again did not help', async () => {
  const page = await drawn(failing(2));
  render(page());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  takeComplaints();
});
