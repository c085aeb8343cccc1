import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp, type Persona } from '../../../test/harness/harness';
import { Gate } from '../../../test/harness/settled';

const PATHS = ['/info', '/crop', '/vocabulary/iso3166/decode', '/.well-known/openid-configuration', '/me/maps'];

async function callsOf(as?: Persona) {
  const calls: string[] = [];
  const hear = http.all('*', ({ request }) => {
    const { pathname } = new URL(request.url);
    const path = pathname.replace('/api/v2', '');
    if (PATHS.includes(path)) calls.push(path);
  });
  await renderApp('/login', { world: emptyWorld(), handlers: [hear], ...(as && { as }) });
  return calls;
}

it('asks for what many pages use, once', async () => {
  const calls = await callsOf();
  const expected = PATHS.filter((path) => path !== '/me/maps').toSorted();
  await waitFor(() => expect(calls.toSorted()).toEqual(expected));
});

it('asks for the maps of who is signed in', async () => {
  const calls = await callsOf('user');
  await waitFor(() => expect(calls.toSorted()).toEqual(PATHS.toSorted()));
});

it('does not hold back the page, whatever becomes of its calls', async () => {
  const never = http.all('*/api/v2/*', new Gate().pass);
  const none = http.get('*/.well-known/*', () => HttpResponse.error());
  await renderApp('/no/such/page', { world: emptyWorld(), handlers: [never, none] });
  await heading('Not found');
});
