import { ACCESS, cookieJar, REFRESH } from '@/session/cookie-jar';
import { askForTokens } from '@/session/token-calls';
import { setServer } from '@/shared/api/server-address';
import { loadConfig } from './config';

/**
 * What the portal asks of its server before it draws anything, asked while its scripts are still on their way: the page
 * loads this module by itself, at once. Visitors without a token get that of the application.
 */
export const begun = (() => {
  const config = loadConfig();
  const token = config.then(({ API_URL, CLIENT_ID, CLIENT_SECRET }) => {
    const jar = cookieJar();
    if (jar.read(ACCESS) ?? jar.read(REFRESH)) return undefined;
    setServer(API_URL);
    return askForTokens({ grant_type: 'client_credentials', client_id: CLIENT_ID, client_secret: CLIENT_SECRET });
  });
  // Whoever needs it asks again, and tells of a failure then.
  return { config, token: token.catch(() => undefined) };
})();

export type Begun = typeof begun;
