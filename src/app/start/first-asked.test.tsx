import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { emptyWorld } from '../../../test/harness/empty-world';
import { renderApp } from '../../../test/harness/harness';
import { Gate } from '../../../test/harness/settled';
import { firstAsked } from './first-asked';

const UUID = '00000000-0000-4000-8000-000000000000';
const [PHONE, DESKTOP] = [390, 1280];

it.each([
  ['welcome', '/', PHONE],
  ['accessions', '/a', PHONE],
  ['accessions', '/a', DESKTOP],
  ['accession', `/a/${UUID}`, PHONE],
  ['dataset', `/datasets/${UUID}`, PHONE],
] as const)('the screen %s asks at %s, %d pixels wide, what its page has asked', async (name, path, width) => {
  Object.assign(window, { innerWidth: width });
  const asked: string[] = [];
  // Nothing is answered: what comes after the first result is not asked for.
  const { pass } = new Gate();
  const hear = http.all('*/api/v2/*', async (call) => {
    const { pathname, search } = new URL(call.request.url);
    asked.push(
      `${call.request.method} ${pathname.replace('/api/v2', '')}${search} ${await call.request.clone().text()}`,
    );
    return pass(call);
  });
  await renderApp(path, { world: emptyWorld(), handlers: [hear] });
  const { always, wide = [] } = firstAsked(UUID)[name];
  const calls = [...always, ...(width === DESKTOP ? wide : [])];
  const expected = calls.map((call) => `${call.method} ${call.path} ${call.body ? JSON.stringify(call.body) : ''}`);
  await waitFor(() => expect(asked.toSorted()).toEqual(expected.toSorted()));
});
