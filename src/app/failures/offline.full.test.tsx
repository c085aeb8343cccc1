import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, followMenu, heading, renderApp } from '../../../test/harness/harness';

let reachable = true;
/** In front of all others while the network is gone. */
const handlers = ['head', 'get', 'post'].map((method) =>
  http[method as 'get'](/localhost\/(?!locales|config\.json$)|config/, ({ request }) =>
    reachable || (request.method === 'GET' && request.url.endsWith('config.json')) ? undefined : HttpResponse.error(),
  ),
);

beforeEach(() => {
  reachable = true;
});

const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('says that a page waits for the network, and draws it when that is back', async () => {
  goOffline();
  reachable = false;
  await renderApp('/wiews', { world: emptyWorld(), handlers });
  await heading('You are offline');
  expect(within(screen.getByRole('main')).getByRole('link', { name: /My List/ })).toHaveAttribute('href', '/sel');
  reachable = true;
  window.dispatchEvent(new Event('online'));
  await heading(/institutes/i);
});

it('opens My List without a network, and keeps what was opened before', async () => {
  const { user } = await renderApp('/wiews', { world: emptyWorld(), handlers });
  await heading(/institutes/);
  reachable = false;
  window.dispatchEvent(new Event('offline'));
  await followMenu(user, 'Reference', 'Countries');
  await heading('You are offline');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: /My List/ }));
  await arrivedAt('/sel');
  await heading(/My List/);
  window.history.go(-2);
  await heading(/institutes/);
});

it('checks passport files without a network', async () => {
  goOffline();
  reachable = false;
  await renderApp('/check', { world: emptyWorld(), handlers });
  await heading('Check passport data');
});

it('goes on where only the browser thinks that there is no network', async () => {
  goOffline();
  await renderApp('/wiews', { world: emptyWorld() });
  await heading(/institutes/i);
  await waitFor(() => expect(screen.queryByText('You are offline')).not.toBeInTheDocument());
});
