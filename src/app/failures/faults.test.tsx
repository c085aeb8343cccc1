import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { followMenu, heading, renderApp } from '../../../test/harness/harness';
import { settled } from '../../../test/harness/settled';
import { takeComplaints } from '../../../test/harness/setup';
import { ErrorBoundary } from './ErrorBoundary';
import { ConfigContext } from '../config/use-config';
import { readConfig } from '../config/config';

const open = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/no/page', { world: emptyWorld(), ...options });

it('says what went wrong in a dialog that closes', async () => {
  const { user } = await open({ config: { SUPPORT_EMAIL: 'help@example.net' } });
  await heading('Not found');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('x is not a function') }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Something went wrong' }));
  expect(dialog.getByText('x is not a function')).toBeVisible();
  expect(dialog.getByText('http://localhost/no/page')).toBeVisible();
  const mail = dialog.getByRole('link', { name: 'Write to help@example.net' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toBe(
    'mailto:help@example.net?subject=Something went wrong&body=x is not a function\n\nhttp://localhost/no/page',
  );
  expect(dialog.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('does not tell the token of an e-mailed link to whoever helps', async () => {
  const token = '11111111-2222-4333-8444-555555555555';
  const { user } = await renderApp(`/profile/${token}/delete`, { world: emptyWorld() });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('x is not a function') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('http://localhost/profile/{tokenUUID}/delete')).toBeVisible();
  const [mail] = within(dialog).getAllByRole('link');
  expect(mail?.getAttribute('href')).not.toContain(token);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps quiet about layouts that take two rounds, and about cancelled work', async () => {
  await open();
  await heading('Not found');
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  );
  window.dispatchEvent(new ErrorEvent('error', { error: new DOMException('Aborted', 'AbortError') }));
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the error screen in place of a page that cannot be drawn', () => {
  const Broken = () => {
    throw new Error('<b>broken</b>');
  };
  render(
    <ConfigContext value={readConfig({ SUPPORT_EMAIL: 'help@example.net' })}>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </ConfigContext>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('<b>broken</b>');
  takeComplaints();
});

it('shows the session-expired dialog when the server no longer knows the token', async () => {
  const { server, user } = await open({ as: 'user' });
  await screen.findByRole('button', { name: 'Account of Uma User' });
  server.use(http.post('*/acn/filter', () => HttpResponse.json({ error: 'invalid_token' }, { status: 401 })));
  await followMenu(user, 'Data', 'Passport data');
  const dialog = await screen.findByRole('dialog', { name: 'Your session has expired.' });
  expect(within(dialog).getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
