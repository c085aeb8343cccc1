import { http, type HttpHandler } from 'msw';
import type { Answer } from './core/answer';
import { makeServe } from './core/serve';
import type { World } from './core/world';
import { crops } from './resources/crops';
import { geography } from './resources/geography';
import { info } from './resources/info';
import { institutes } from './resources/institutes';
import { me } from './resources/me';
import { oauth } from './resources/oauth';

/** Every line of the contract, each answered once. */
export const answers: readonly Answer[] = [...oauth, ...info, ...me, ...institutes, ...crops, ...geography];

/**
 * The API as one msw handler: msw would clone the request and compile a pattern for each of a hundred.
 * @param baseUrl origin (and path) that the API answers at, without a trailing slash; `*` for any.
 */
export function handlers(world: World, baseUrl: string, onError?: (error: unknown) => void): HttpHandler[] {
  const serve = makeServe(world, answers, onError);
  return [http.all(`${baseUrl}/*`, ({ request }) => serve(request))];
}
