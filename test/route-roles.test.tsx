import { screen, waitFor } from '@testing-library/react';
import { DEMO_USERS } from '../mocks/users/demo-users';
import { makeWorld } from '../mocks/world/world';
import { permits } from '@/routes/route';
import { isRouteName, routeNames, rowOf, type RouteName } from '@/routes/routes';
import { signInAddress } from '@/session/sign-in-address';
import { addressOf } from './addresses';
import { arrivedAt, renderApp, type Persona } from './harness';
import { sampled } from './sampled';

const world = makeWorld({ accessions: 60 });

const personas: { persona: Persona | undefined; authorities: readonly string[] }[] = [
  { persona: undefined, authorities: [] },
  ...DEMO_USERS.map(({ email, roles }) => ({ persona: email.replace(/@.*/, '') as Persona, authorities: roles })),
];

/** Opens, or leads to the login page, which remembers the way; either has a heading and a title of its own. */
async function visit(name: RouteName, persona: Persona | undefined, authorities: readonly string[]): Promise<void> {
  const { allow, redirect } = rowOf(name);
  const path = await addressOf(name, world);
  // A row that leads to another one has its values.
  const there = redirect && isRouteName(redirect) ? await addressOf(redirect, world) : path;
  const { address } = await renderApp(path, { world, as: persona });
  const opens = permits(allow, authorities);
  await arrivedAt(opens ? there : signInAddress(there));
  await screen.findByRole('heading', { level: 1 });
  // The first page bears the name of the portal alone.
  const title = opens && name === 'welcome' ? /^\S[^–]+$/ : /^\S.* – \S/;
  await waitFor(() => expect(document.title).toMatch(title));
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(address()).toBe(opens ? there : signInAddress(there));
}

/** Addresses that are not everybody's, written down a second time: the first that begins so says whose they are. */
const CLOSED: readonly [RegExp, 'any person' | readonly Persona[]][] = [
  [/^\/c\/edit$/, ['admin']],
  [/^\/c\/.*\/edit$/, ['admin', 'content']],
  [/^\/(wiews|iso3166|partners|network)(\/.*)?\/edit$/, ['admin']],
  [/^\/(dashboard\/)?datasets\/ingest|^\/dashboard\/datasets/, ['admin', 'publisher']],
  [/^\/wiews\/.*\/passport$/, 'any person'],
  [/^\/dashboard\/subsets/, ['admin', 'publisher']],
  [/^\/dashboard\/descriptor(s|lists)/, ['admin', 'publisher']],
  [/^\/dashboard\/divtree/, ['admin', 'divtree']],
  [/^\/dashboard\/genotype/, ['admin', 'publisher']],
  [/^\/dashboard\/bibliography/, ['admin', 'citations']],
  [/^\/dashboard\/requests/, ['requests']],
  [/^\/dashboard/, 'any person'],
  [/^\/admin/, ['admin']],
];

const meantFor = (name: RouteName) => CLOSED.find(([beginning]) => beginning.test(rowOf(name).path))?.[1];

it.each(personas)('rows are open to $persona as they are meant', ({ persona, authorities }) => {
  const meant = (name: RouteName) => {
    const to = meantFor(name);
    return !to || (persona !== undefined && (to === 'any person' || to.includes(persona)));
  };
  const open = routeNames.filter((name) => permits(rowOf(name).allow, authorities));
  expect(open).toEqual(routeNames.filter(meant));
});

const [closed, open] = [true, false].map((is) =>
  routeNames
    .filter((name) => Boolean(meantFor(name)) === is)
    .flatMap((name) => personas.map((who) => ({ name, ...who }))),
);

describe('every address opens to whom its row says, and sends everybody else to sign in', () => {
  it.each([...sampled(open ?? [], 9), ...sampled(closed ?? [], 7)])(
    '$name for $persona',
    async ({ name, persona, authorities }) => {
      await visit(name, persona, authorities);
    },
  );
});
