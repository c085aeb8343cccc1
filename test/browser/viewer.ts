import type { BrowserContext } from 'playwright-core';
import { matchRoute } from '@/routes/match-route';
import { permits } from '@/routes/route';
import { rowOf } from '@/routes/routes';
import { DEMO_PASSWORD } from '../../mocks/users/demo-users';
import { PORTAL_CLIENT } from '../../mocks/tokens/clients';

/** To whom most is shown. */
const username = 'admin@example.org';

const tokens = new Map<string, Promise<string>>();
const present = new WeakSet<BrowserContext>();

/** Whether only somebody who is signed in sees an address. */
function isClosed(address: string): boolean {
  const match = matchRoute(new URL(address, 'http://portal.invalid').pathname);
  return match !== undefined && !permits(rowOf(match.name).allow, []);
}

/** A token of the administrator: another one with every call. `base` is an origin without a slash at its end. */
export async function signedInToken(base: string): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret } = PORTAL_CLIENT;
  const form = { grant_type: 'password', client_id, client_secret, username, password: DEMO_PASSWORD };
  const response = await fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** Makes the context whoever may see the address, given without language prefix: before it is opened. */
export async function lookAsWhoMay(context: BrowserContext, base: string, address: string): Promise<void> {
  const closed = isClosed(address);
  if (closed === present.has(context)) return;
  if (!closed) {
    present.delete(context);
    return context.clearCookies({ name: 'access_token' });
  }
  const token = tokens.get(base) ?? signedInToken(base);
  tokens.set(base, token);
  present.add(context);
  await actAs(context, base, await token);
}

/** Makes the context whom the token names. */
export const actAs = (context: BrowserContext, base: string, token: string): Promise<void> =>
  context.addCookies([{ name: 'access_token', value: token, url: base, sameSite: 'Strict' }]);
