import { http, type HttpHandler } from 'msw';
import * as all from '../answers/all';
import type { Answer } from '../rules/world/answer';
import { isApiPath } from '../tools/http/router';
import { makeServe } from '../rules/world/serve';
import type { World } from '../rules/world/world';
import { sendReminders } from '../rules/requests/letters/reminders';

/** Every line of the contract, each answered once. */
export const answers: readonly Answer[] = Object.values(all).flat();

/**
 * The API as one msw handler: msw would clone the request and compile a pattern for each of a hundred.
 * Other addresses stay unhandled, so that msw can tell of them.
 * @param origin that the API answers at, or `*` for any.
 */
export function handlers(world: World, origin: string, onError?: (error: unknown) => void): HttpHandler[] {
  const serve = makeServe(world, answers, onError, sendReminders);
  const isOurs = ({ request }: { request: Request }): boolean => {
    const url = new URL(request.url);
    return (origin === '*' || url.origin === origin) && isApiPath(url.pathname);
  };
  return [http.all(isOurs, ({ request }) => serve(request))];
}
