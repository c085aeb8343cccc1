import { setupServer, type SetupServer } from 'msw/node';
import type { World } from './core/world';
import { handlers } from './handlers';

/** The reference API for Jest: `const api = referenceApi(world); api.listen()`. */
export function referenceApi(world: World, baseUrl = 'http://localhost'): SetupServer {
  return setupServer(...handlers(world, baseUrl));
}
