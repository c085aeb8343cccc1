import { setupServer, type SetupServer } from 'msw/node';
import type { World } from '../rules/world/world';
import { handlers } from './handlers';

/** The reference API for Jest: `const api = referenceApi(world); api.listen()`. */
export function referenceApi(world: World, origin = 'http://localhost'): SetupServer {
  // oxlint-disable-next-line no-console -- what goes wrong inside is a 500 to the portal; a test must show why
  return setupServer(...handlers(world, origin, (error) => console.error(error)));
}
