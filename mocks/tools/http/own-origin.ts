import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { ApiFailure } from './api-failure';

/** By what a server knows itself, beside the address that a connection came to. */
export interface OwnAddresses {
  /** Public addresses: `FRONTEND_URL`, `API_URL`. */
  urls: readonly string[];
  /** Whether everything comes through one's own proxy, whose `X-Forwarded-*` is believed: `TRUST_PROXY`. */
  trustProxy: boolean;
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/**
 * The origin that a request was sent to, or `undefined` where it names a host that is not ours: a stranger's name that
 * leads to this machine (DNS rebinding) would else be an origin to which the API gives codes and tokens.
 * On loopback ours are `localhost` and its addresses, with the port; elsewhere every address of numbers too, which nobody
 * can point here, and the name of this machine, with any port, as containers and tunnels change it.
 */
export function ownOrigin({ headers, socket }: IncomingMessage, own: OwnAddresses): string | undefined {
  const trusted = (name: string) => (own.trustProxy ? first(headers[name]) : undefined);
  const host = trusted('x-forwarded-host') ?? headers.host ?? '';
  const scheme = trusted('x-forwarded-proto') === 'https' ? 'https' : 'http';
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`${scheme}://${host}`)) return undefined;
  const asked = new URL(`${scheme}://${host}`);
  const named = own.urls
    .map((url) => new URL(url))
    .find((url) => url.host === new URL(`${url.protocol}//${host}`).host);
  if (named) return named.origin;
  const name = asked.hostname.replace(/^\[(.*)\]$/, '$1');
  const local = name === 'localhost' || LOOPBACK.test(name);
  const ours = LOOPBACK.test(socket.localAddress ?? '')
    ? local && Number(asked.port || 80) === socket.localPort
    : local || isIP(name) > 0 || name === hostname().toLowerCase();
  return ours ? asked.origin : undefined;
}

/** What a request to another host is told (421): it belongs to a server that goes by that name. */
export const notOurs = (): ApiFailure =>
  new ApiFailure(
    421,
    'misdirected_request',
    'This server does not go by the name that was called. Its public address is set as FRONTEND_URL.',
  );
