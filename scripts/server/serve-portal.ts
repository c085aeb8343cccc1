import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PUBLIC_LANGUAGES } from '@/contract/constants';
import { configJson, securityHeaders, type Environment } from './environment';
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
    firstPageOf: firstPages(environment.PUBLIC_LANGUAGES || PUBLIC_LANGUAGES),
  });
  return listen(
    guarded(
      secured(securityHeaders(environment, root), async (request, response, nonce) => {
        if (!(await api(request, response))) await site(request, response, nonce);
      }),
    ),
    address,
  );
}

/** An exception is this call's trouble, never the server's end. */
export function guarded(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server could not do this.');
    });
  };
}
