import { screen, within } from '@testing-library/react';
import { addressOf } from '@/routes/href';
import { permits } from '@/routes/route';
import { routeNames, rowOf, type RouteName } from '@/routes/routes';
import { heading, renderApp, type Persona } from '../harness/harness';
import { smallWorld } from '../harness/small-world';

const world = smallWorld();

/** Values of the right form that nothing has. Links of letters say more than "not found", and have tests of their own. */
const UNKNOWN: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  doi: '18730/NONE',
  wiewsCode: 'CZE999',
  path: 'none.pdf',
  shortName: 'NoSuchName',
  isoCode: 'XXX',
  genus: 'Nomen',
  slug: 'no-such-page',
  menuKey: 'no-such-menu',
  key: 'no-such-menu',
  clientId: 'nobody@example.org',
  id: '999999999',
};
const OF_ROW: Partial<Record<RouteName, object>> = {
  region: { isoCode: '999' },
  instituteFile: { wiewsCode: 'CZE122' },
  repository: { path: '/none' },
  repositoryGallery: { path: '/none' },
};

/** Who may open it; what administrators may not is for those who answer requests. */
const viewerOf = (name: RouteName): Persona | undefined => {
  const { allow } = rowOf(name);
  if (permits(allow, [])) return undefined;
  return permits(allow, ['ROLE_ADMINISTRATOR']) ? 'admin' : 'requests';
};

const parameters = (name: RouteName) => Array.from(rowOf(name).path.matchAll(/\{(\w+)\}/g), ([, key = '']) => key);

const rows = routeNames.filter((name) => parameters(name).some((key) => key !== 'tokenUUID'));

test.each(rows)('%s of what is not there says so', async (name) => {
  const { path } = rowOf(name);
  const [, tab = '', choices = ''] = /\{(\w+):([^|}]+)/.exec(path) ?? [];
  const params = Object.fromEntries(parameters(name).map((key) => [key, UNKNOWN[key]]));
  const address = addressOf(name, { ...params, ...(tab && { [tab]: choices }), ...OF_ROW[name] });
  await renderApp(address, { world, as: viewerOf(name) });
  await heading('Not found');
  const outcome = screen.getByText('Nothing matches your request').parentElement;
  // And leads on.
  expect(within(outcome as HTMLElement).getAllByRole('link')[0]).toBeVisible();
});
