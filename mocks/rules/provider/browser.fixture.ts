import type { AddressInfo } from 'node:net';
import { countedService } from '../../data/accessions/counted.fixture';
import { PORTAL_CLIENT } from '../tokens/clients';
import { makeWorld, type World, type WorldOptions } from '../world/world';
import { apiServer } from '../../adapters/http';
import { challengeOf } from './pkce';

export const VERIFIER = 'a-verifier-that-is-long-enough-for-anybody-0123';

/** The API over HTTP, and a browser that goes where it is told, one step at a time, with its cookies. */
export interface Site {
  world: World;
  base: string;
  /** The address of a request of the portal, with changes. */
  authorizeAddress(changes?: Record<string, string | undefined>): Promise<string>;
  get(address: string, withoutCookies?: boolean): Promise<Response>;
  /** Sends the form of a page, its hidden fields included. */
  send(
    page: string,
    action: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Asks for tokens as the portal. */
  tokens(fields: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

const UNESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (escape) => UNESCAPED[escape] ?? '');

const hidden = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      unescaped(name),
      unescaped(value),
    ]),
  );

export async function openSite(options: WorldOptions = {}): Promise<Site> {
  const settings = { codeFlow: true, ...options.settings };
  const world = makeWorld({ accessions: countedService(), ...options, settings });
  const server = apiServer(world, (fault) => {
    throw fault;
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cookies = new Map<string, string>();

  const ask = async (address: string, init: RequestInit = {}, withoutCookies = false) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, ...(cookie && !withoutCookies ? { Cookie: cookie } : {}) };
    const response = await fetch(new URL(address, base), { ...init, headers, redirect: 'manual' });
    for (const each of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form), headers });

  return {
    world,
    base,
    authorizeAddress: async (changes = {}) => {
      const asked = {
        response_type: 'code',
        client_id: PORTAL_CLIENT.clientId,
        redirect_uri: `${base}/login`,
        scope: 'openid',
        state: 'the state',
        nonce: 'the nonce',
        code_challenge: await challengeOf(VERIFIER),
        code_challenge_method: 'S256',
        ...changes,
      };
      const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return `/oauth/authorize?${new URLSearchParams(given)}`;
    },
    get: (address, withoutCookies) => ask(address, {}, withoutCookies),
    send: (page, action, fields, headers) => post(action, { ...hidden(page), ...fields }, headers),
    tokens: (fields) =>
      post('/oauth/token', {
        client_id: PORTAL_CLIENT.clientId,
        client_secret: PORTAL_CLIENT.clientSecret,
        redirect_uri: `${base}/login`,
        ...fields,
      }),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Where a redirect leads. */
export const goal = (response: Response): URL => new URL(response.headers.get('Location') ?? 'about:blank');

/** The parameters of the redirect back to the application. */
export const parametersOf = (response: Response) => Object.fromEntries(goal(response).searchParams);
