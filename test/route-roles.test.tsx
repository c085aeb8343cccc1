import { screen, waitFor } from '@testing-library/react';
import { DEMO_USERS } from '../mocks/core/demo-users';
import { makeWorld } from '../mocks/core/world';
import { anyOf, permits } from '@/routes/route';
import { routeNames, routes, rowOf, type RouteName } from '@/routes/routes';
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
  const path = await addressOf(name, world);
  const { address } = await renderApp(path, { world, as: persona });
  const opens = permits(rowOf(name).allow, authorities);
  if (!opens) await arrivedAt(signInAddress(path));
  await screen.findByRole('heading', { level: 1 });
  // The first page bears the name of the portal alone.
  const title = opens && name === 'welcome' ? /^\S[^–]+$/ : /^\S.* – \S/;
  await waitFor(() => expect(document.title).toMatch(title));
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(address()).toBe(opens ? path : signInAddress(path));
}

const all = routeNames.flatMap((name) => personas.map((who) => ({ name, ...who })));

describe('every address opens to whom its row says, and sends everybody else to sign in', () => {
  it.each(sampled(all, 26))('$name for $persona', async ({ name, persona, authorities }) => {
    await visit(name, persona, authorities);
  });
});

// Whatever the table holds at a time: a row that is closed is closed.
describe('a closed row', () => {
  it.each(sampled(personas, 4))('for $persona', async ({ persona, authorities }) => {
    jest.replaceProperty(routes.crops as { allow: unknown }, 'allow', anyOf('ROLE_VETTEDUSER'));
    await visit('crops', persona, authorities);
  });
});
