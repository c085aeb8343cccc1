/** HTTP server of the production bundle and an API on one origin. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PUBLIC_LANGUAGES } from '@/contract/constants';
import { notOurs, ownOrigin } from '../../mocks/tools/http/own-origin';
import { configJson, securityHeaders, type Environment } from '../build/environment';
import { clientJson } from '../build/first-token';
import { ownAddresses } from './own-addresses';
import { firstPages, knownAddresses } from './known-addresses';
import { pageTitles } from './page-titles';
import { listen, type Address } from './listen';
import { withSecurityHeaders, type Answer } from './security-headers';
import { staticSite } from './static-site';

/** Answers the calls of the API. @returns whether the call was one. */
export type ApiListener = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

export interface PortalParts {
  api: ApiListener;
  environment: Environment;
  address: Address;
  root?: string;
}

/** The production bundle and an API on one origin. */
export function servePortal({
  api,
  environment,
  address,
  root = process.cwd(),
}: PortalParts): Promise<{ server: Server; url: string }> {
  const site = staticSite({
    folder: join(root, 'dist'),
    extra: { '/config.json': configJson(environment, root) },
    client: clientJson(environment),
    isKnown: knownAddresses(),
    own: ownAddresses(environment),
    firstPageOf: firstPages(environment.PUBLIC_LANGUAGES || PUBLIC_LANGUAGES),
    titleOf: pageTitles(root),
  });
  const answer = guarded(environment, async (request, response, nonce) => {
    if (!(await api(request, response))) await site(request, response, nonce);
  });
  return listen(withSecurityHeaders(securityHeaders(environment, root), answer), address);
}

/** Only under our own names; and an exception is this call's trouble, never the server's end. */
export function guarded(environment: Environment, answer: Answer): Answer {
  const own = ownAddresses(environment);
  return async (request, response, nonce) => {
    if (ownOrigin(request, own) === undefined) {
      const { status, message } = notOurs();
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${message}\n`);
      return;
    }
    try {
      await answer(request, response, nonce);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server could not do this.');
    }
  };
}
