import { screen, waitFor, within } from '@testing-library/react';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp } from '../../../test/harness/harness';
import { pass } from '../../../test/harness/settled';
import { isPutOff, putOff } from '@/shared/api/consent';

const open = () => renderApp('/no/page', { world: emptyWorld() });

it('asks after a second, and not again once somebody agreed', async () => {
  const cookies = jest.spyOn(Document.prototype, 'cookie', 'set');
  const { user } = await open();
  await heading('Not found');
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  await pass(1_000);
  const notice = within(await screen.findByRole('region', { name: 'Cookies' }));
  const room = () => document.documentElement.style.getPropertyValue('--foot-room');
  expect(room()).toBe('0px');
  await user.click(notice.getByRole('button', { name: 'I agree' }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  expect(room()).toBe('');
  expect(document.cookie).toContain('COOKIECOOKIE=');
  const days90 = 90 * 24 * 60 * 60;
  expect(cookies).toHaveBeenCalledWith(expect.stringContaining(`Max-Age=${days90}; SameSite=Strict; Path=/`));
});

it('does not ask who agreed before', async () => {
  document.cookie = 'COOKIECOOKIE=true; Path=/';
  await open();
  await pass(1_000);
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

it('does not ask a robot', async () => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  await open();
  await pass(1_000);
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

it('goes for this visit without consent when told so', async () => {
  const { user } = await open();
  await pass(1_000);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument());
  expect(document.cookie).not.toContain('COOKIECOOKIE');
  expect(isPutOff()).toBe(true);
});

it('does not ask again in a visit that put it off', async () => {
  putOff();
  await open();
  await pass(1_000);
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});
