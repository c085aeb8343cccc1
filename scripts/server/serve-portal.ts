import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PUBLIC_LANGUAGES } from '@/contract/constants';
import { notOurs, ownOrigin } from '../../mocks/http/own-origin';
import { configJson, securityHeaders, type Environment } from './environment';
import { ownAddresses } from './own-addresses';
import { firstPages, knownAddresses } from './known-addresses';
import { listen, type Address } from './listen';
import { secured } from './secured';
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
    isKnown: knownAddresses(),
    own: ownAddresses(environment),
    firstPageOf: firstPages(environment.PUBLIC_LANGUAGES || PUBLIC_LANGUAGES),
  });
  return listen(
    guarded(
      environment,
      secured(securityHeaders(environment, root), async (request, response, nonce) => {
        if (!(await api(request, response))) await site(request, response, nonce);
      }),
    ),
    address,
  );
}

/** Only under our own names; and an exception is this call's trouble, never the server's end. */
export function guarded(
  environment: Environment,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const own = ownAddresses(environment);
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (ownOrigin(request, own) === undefined) {
      const { status, message } = notOurs();
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${message}\n`);
      return;
    }
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server could not do this.');
    });
  };
}
