import { getI18n } from 'react-i18next';
import { failure, type Failure } from '../failure';
import { serverAddress } from '../server-address';

const PROBE_TIMEOUT = 5_000;

const answers = (mode: RequestMode): Promise<boolean> =>
  fetch(serverAddress('/.well-known/openid-configuration'), { mode, signal: AbortSignal.timeout(PROBE_TIMEOUT) }).then(
    () => true,
    () => false,
  );

/**
 * Why `fetch` threw: a browser tells a page no more of a refusal (CORS) than of a broken line. A server elsewhere that
 * answers, but not readably for this page, does not know the address of the portal.
 */
export async function unreachable(): Promise<Failure> {
  const { origin } = globalThis.location;
  const { host, origin: theirs } = new URL(serverAddress('/'));
  if (theirs === origin || (await answers('cors')) || !(await answers('no-cors'))) return failure('OFFLINE');
  return failure(403, getI18n().t('common:failure.unregistered', { address: origin, server: host }));
}
