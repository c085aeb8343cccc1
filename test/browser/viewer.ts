import type { BrowserContext } from 'playwright-core';
import { matchRoute } from '@/routes/match-route';
import { permits } from '@/routes/route';
import { rowOf } from '@/routes/routes';
import { DEMO_PASSWORD } from '../../mocks/core/demo-users';
import { PORTAL_CLIENT } from '../../mocks/core/settings';

type Viewer = 'user@example.org' | 'admin@example.org';

const tokens = new Map<string, Promise<string>>();
const present = new WeakMap<BrowserContext, Viewer>();

/** Who may see an address: a visitor, if anyone may. */
function viewerOf(address: string): Viewer | undefined {
  const match = matchRoute(new URL(address, 'http://portal.invalid').pathname);
  if (!match || permits(rowOf(match.name).allow, [])) return undefined;
  return permits(rowOf(match.name).allow, ['ROLE_USER']) ? 'user@example.org' : 'admin@example.org';
}

async function tokenOf(base: string, username: Viewer): Promise<string> {
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
  const key = `${base} ${viewer}`;
  const token = tokens.get(key) ?? tokenOf(base, viewer);
  tokens.set(key, token);
  present.set(context, viewer);
  await context.addCookies([{ name: 'access_token', value: await token, url: base, sameSite: 'Strict' }]);
}
