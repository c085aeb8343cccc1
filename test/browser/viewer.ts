import type { BrowserContext } from 'playwright-core';
import { matchRoute } from '@/routes/match-route';
import { permits } from '@/routes/route';
import { rowOf } from '@/routes/routes';
import { DEMO_PASSWORD, DEMO_USERS } from '../../mocks/data/users/demo-users';
import { PORTAL_CLIENT } from '../../mocks/rules/tokens/clients';

type Person = (typeof DEMO_USERS)[number];

/** The administrator, to whom most is shown, is the first. */
const [administrator] = DEMO_USERS;

const tokens = new Map<string, Promise<string>>();
const present = new WeakMap<BrowserContext, Person>();

/** Who sees an address that is not open to everybody: the first of the demo's people who may. */
function viewerOf(address: string): Person | undefined {
  const match = matchRoute(new URL(address, 'http://portal.invalid').pathname);
  if (match === undefined) return undefined;
  const { allow } = rowOf(match.name);
  return permits(allow, []) ? undefined : DEMO_USERS.find(({ roles }) => permits(allow, roles));
}

/** A token of the administrator, or of another: another one with every call. `base` is an origin without a slash at its end. */
export async function signedInToken(base: string, { email: username }: Person = administrator): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret } = PORTAL_CLIENT;
  const form = { grant_type: 'password', client_id, client_secret, username, password: DEMO_PASSWORD };
  const response = await fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** Makes the context whoever may see the address, given without language prefix: before it is opened. */
export async function lookAsWhoMay(context: BrowserContext, base: string, address: string): Promise<void> {
  const viewer = viewerOf(address);
  if (viewer === present.get(context)) return;
  if (!viewer) {
    present.delete(context);
    return context.clearCookies({ name: 'access_token' });
  }
  const key = `${base} ${viewer.email}`;
  const token = tokens.get(key) ?? signedInToken(base, viewer);
  tokens.set(key, token);
  present.set(context, viewer);
  await actAs(context, base, await token);
}

/** Makes the context whom the token names. */
export const actAs = (context: BrowserContext, base: string, token: string): Promise<void> =>
  context.addCookies([{ name: 'access_token', value: token, url: base, sameSite: 'Strict' }]);
