import { screen, waitFor } from '@testing-library/react';
import { textsInFolder } from '../../mocks/data/content/text-folder';
import { DEMO_USERS } from '../../mocks/data/users/demo-users';
import { makeWorld } from '../../mocks/rules/world/world';
import { permits } from '@/routes/route';
import { isRouteName, rowOf, type RouteName } from '@/routes/routes';
import { signInAddress } from '@/session/sign-in/sign-in-address';
import { addressOf } from '../harness/addresses';
import { arrivedAt, renderApp, type Persona } from '../harness/harness';

const world = makeWorld({ accessions: 60, texts: textsInFolder });

export interface Visitor {
  persona: Persona | undefined;
  authorities: readonly string[];
}

/** A visitor who is not signed in, and every demo account. */
export const personas: readonly Visitor[] = [
  { persona: undefined, authorities: [] },
  ...DEMO_USERS.map(({ email, roles }) => ({ persona: email.replace(/@.*/, '') as Persona, authorities: roles })),
];

/** Opens, or leads to the login page, which remembers the way; either has a heading and a title of its own. */
export async function visit(name: RouteName, { persona, authorities }: Visitor): Promise<void> {
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
