import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import type { World } from '../rules/world/world';
import { handlers } from './handlers';

/**
 * The reference API for Jest: `const api = referenceApi(world); api.listen()`.
 * @param others what is answered besides, before it and as long.
 */
export function referenceApi(
  world: World,
  origin = 'http://localhost',
  others: readonly HttpHandler[] = [],
): SetupServer {
  // oxlint-disable-next-line no-console -- what goes wrong inside is a 500 to the portal; a test must show why
  return setupServer(...others, ...handlers(world, origin, (error) => console.error(error)));
}
