/** Reverse proxy to a live server, in place of the reference API. */
import { apiProxy } from './proxy';
import type { ApiListener } from './serve-portal';

/** A live server in place of the reference API; it knows the portal by the origin registered there. */
export function liveServer(target: string, environment: NodeJS.ProcessEnv): { api: ApiListener; origin: string } {
  const { FRONTEND_URL } = environment;
  const origin = new URL(FRONTEND_URL && URL.canParse(FRONTEND_URL) ? FRONTEND_URL : target).origin;
  return { api: apiProxy(target, origin), origin };
}
