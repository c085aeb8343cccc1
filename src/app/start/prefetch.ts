/** Prefetch: configuration, token, and the first API calls, while the bundle loads. */
import { ACCESS, cookieJar, REFRESH } from '@/session/tokens/cookie-jar';
import { askForTokens } from '@/session/tokens/token-calls';
import { setServer } from '@/shared/api/server-address';
import { loadConfig } from '../config/config';
import { prefetchCalls } from './first-calls';

declare global {
  interface Window {
    /** Asked for by the page itself (`scripts/build/first-token.ts`), where nobody has a token. */
    firstToken?: Promise<Response>;
  }
}

/** Milliseconds after which waiting is shown by motion, too. */
const LATE = 2_000;

// Each frame of a motion takes the processor from what is waited for; most have their first result before.
setTimeout(() => document.documentElement.toggleAttribute('data-late', true), LATE);

/**
 * What the portal asks of its server before it draws anything, asked while its scripts are still on their way: the page
 * loads this module by itself, at once. Visitors without a token get that of the application, and with it what the
 * screen of the address shows; those who are logged in wait for their session.
 */
export const prefetched = (() => {
  const config = loadConfig();
  const token = config.then(async ({ API_URL, CLIENT_ID, CLIENT_SECRET }) => {
    setServer(API_URL);
    const jar = cookieJar();
    if (jar.read(REFRESH)) return undefined;
    const held = jar.read(ACCESS);
    const client = { client_id: CLIENT_ID, client_secret: CLIENT_SECRET };
    const answer = held
      ? undefined
      : await askForTokens({ grant_type: 'client_credentials', ...client }, window.firstToken);
    prefetchCalls(answer?.access_token ?? held ?? '');
    return answer;
  });
  // Whoever needs it asks again, and tells of a failure then.
  return { config, token: token.catch(() => undefined) };
})();

export type Prefetched = typeof prefetched;
