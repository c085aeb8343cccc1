/** Inline script: prefetch of the application's token. */
import { CALL_TIMEOUT } from '../../src/contract/constants';
import { BUILT_IN } from '../../src/app/config/built-in-config';
import { ACCESS, REFRESH } from '../../src/session/tokens/cookie-jar';
import { jsonOf, type Environment } from './environment';
import { NONCE_MARKER } from './nonce-marker';

/** Stands in the built page for what an installation says of these; nginx.conf names it too. */
export const CLIENT_MARKER = '__CLIENT__';
const NAMES = ['API_URL', 'CLIENT_ID', 'CLIENT_SECRET'];

/** JSON of what is set, for a script in a page: no sign in it ends that. */
export const clientJson = (environment: Environment): string =>
  jsonOf(environment, NAMES).replaceAll('<', String.raw`\u003c`);

/**
 * Asks for the application's token while the page is still arriving: what it shows first waits for nothing else then, and
 * `src/app/start/prefetch.ts` takes the answer over. Not where somebody is logged in, or has a token.
 * @param defaults JSON of what the build knows of the installation.
 */
export function firstToken(defaults: string): string {
  const { API_URL, CLIENT_ID, CLIENT_SECRET } = BUILT_IN;
  const built = clientJson({ API_URL, CLIENT_ID, CLIENT_SECRET, ...(JSON.parse(defaults) as Environment) });
  const settings = `Object.assign(${built},${CLIENT_MARKER})`;
  const headers = `{Accept:'application/json','Accept-Language':document.documentElement.lang}`;
  const body = `new URLSearchParams({grant_type:'client_credentials',client_id:c.CLIENT_ID,client_secret:c.CLIENT_SECRET})`;
  const call = `{method:'POST',signal:AbortSignal.timeout(${CALL_TIMEOUT}),headers:${headers},body:${body}}`;
  return [
    `<script nonce="${NONCE_MARKER}">`,
    `if(!/(?:^|; )(?:${ACCESS}|${REFRESH})=[^;]/.test(document.cookie)){const c=${settings};`,
    String.raw`(window.firstToken=fetch((c.API_URL||'').replace(/\/+$/,'')+'/oauth/token',${call})).catch(()=>0)}`,
    '</script>',
  ].join('');
}
