import { screen, waitFor, within, type waitForOptions } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';
import { textsInFolder } from '../../mocks/data/content/text-folder';
import { makeWorld, type World } from '../../mocks/rules/world/world';
import { referenceApi } from '../../mocks/adapters/node';
import { openPortal } from '@/app/start/open-portal';
import type { Config } from '@/app/config/built-in-config';
import type { Store } from '@/app/store';
import type { TokenAnswer } from '@/contract/account/session';
import { cookieJar } from '@/session/tokens/cookie-jar';
import { heldTokens } from '@/session/tokens/held-tokens';
import { tokenNotes } from '@/session/tokens/token-notes';
import { closeWith } from './close-app';
import { watchCalls } from './settled';

/** The demo accounts by the first part of their address. */
export type Persona = 'admin' | 'publisher' | 'content' | 'translator' | 'divtree' | 'citations' | 'requests' | 'user';

export interface RenderOptions {
  /** Signed in from the start; a visitor without it. */
  as?: Persona;
  world?: World;
  config?: Partial<Record<keyof Config, string>>;
  /** Answer before the reference API does: `http.post('*\/acn/filter', …)`. */
  handlers?: HttpHandler[];
}

interface Rendered {
  user: UserEvent;
  world: World;
  /** To change answers while the portal runs: `server.use(…)`. */
  server: SetupServer;
  store: Store;
  /** Path, query and fragment in the address bar. */
  address(): string;
}

const ORIGIN = 'http://localhost';
/** Milliseconds by which an answer may be late, by chance: to look for what depends on their order. */
const JITTER = Number(process.env.JITTER ?? 0);

const late = http.all('*', async () => {
  await delay(Math.random() * JITTER);
  return undefined;
});

const portalClient = { client_id: 'pgr-portal@example.org', client_secret: 'public-client' };

const staticFiles = (config: RenderOptions['config']) => [
  http.head(`${ORIGIN}/config.json`, () => new HttpResponse()),
  http.get(`${ORIGIN}/config.json`, () => HttpResponse.json(config ?? {})),
  http.get(`${ORIGIN}/locales/:language/:file`, ({ params: { language, file } }) =>
    HttpResponse.text(readFileSync(join(process.cwd(), 'locales', String(language), String(file)), 'utf8')),
  ),
];

async function signInAs(persona: Persona): Promise<void> {
  const username = `${persona}@example.org`;
  const body = new URLSearchParams({ ...portalClient, grant_type: 'password', username, password: DEMO_PASSWORD });
  const response = await fetch(`${ORIGIN}/oauth/token`, { method: 'POST', body });
  if (!response.ok) throw new Error(`Signing in as ${username} failed: ${response.status}`);
  heldTokens(cookieJar(), tokenNotes(cookieJar())).keep((await response.json()) as TokenAnswer);
}

/**
 * Opens the whole portal at an address, in front of the reference API: the real router, store, session and texts.
 * Closed by itself after the test.
 */
export async function renderApp(path: string, options: RenderOptions = {}): Promise<Rendered> {
  const world = options.world ?? makeWorld({ texts: textsInFolder });
  const server = referenceApi(world, ORIGIN, staticFiles(options.config));
  watchCalls(server);
  server.listen({ onUnhandledRequest: 'error' });
  // The portal updates by itself while its calls are answered, as in a browser: React need not be told to expect it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.history.replaceState(null, '', path);
  if (options.as) await signInAs(options.as);
  // What is to fail fails for the portal, not for who is signed in before it opens.
  server.use(...(JITTER ? [late] : []), ...(options.handlers ?? []));
  const element = document.body.appendChild(document.createElement('div'));
  const { store, close } = await openPortal(element);
  closeWith(() => {
    close();
    element.remove();
    server.close();
  });
  const address = () => window.location.pathname + window.location.search + window.location.hash;
  // Heads of pages count as banners here, where they are drawn at once.
  await screen.findAllByRole('banner');
  return { user: userEvent.setup({ delay: null }), world, server, store, address };
}

/** The main heading, once the page with this name is there. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Follows the main menu of a large screen to an entry, through its group. */
export async function followMenu(user: UserEvent, group: string, name: string): Promise<void> {
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  await user.click(menu.getByRole('button', { name: group }));
  await user.click(menu.getByRole('link', { name }));
}

/** The row of a table that shows this text; not of those that stand in its place until the grid has come. */
export async function gridRow(text: string): Promise<HTMLElement> {
  const row = (await within(await screen.findByRole('grid')).findByText(text)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${text} stands in no row`);
  return row;
}

/** Waits until the address bar shows this path and query. */
export const arrivedAt = (address: string | RegExp, options?: waitForOptions) =>
  waitFor(() => {
    const here = window.location.pathname + window.location.search;
    if (typeof address === 'string') expect(here).toBe(address);
    else expect(here).toMatch(address);
  }, options);
