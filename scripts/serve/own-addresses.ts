/** Host names that a server answers to, against DNS rebinding. */
import type { OwnAddresses } from '../../mocks/tools/http/own-origin';
import { isOn, type Environment } from '../build/environment';

/** By what names a server may be called: it refuses all others (421). */
export const ownAddresses = (environment: Environment): OwnAddresses => ({
  urls: [environment.FRONTEND_URL, environment.API_URL].flatMap((address) => webAddress(address)?.origin ?? []),
  trustProxy: isOn(environment.TRUST_PROXY),
});

/** The public address of the portal as `FRONTEND_URL` names it, without a slash at the end; undefined where it names none. */
export function frontendUrl({ FRONTEND_URL }: Environment): string | undefined {
  const url = webAddress(FRONTEND_URL);
  return url && `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function webAddress(address = ''): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
