import type { Claims } from '@/contract/account/session';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/** What stands in a JWT, unverified; `undefined` where it is none. */
export function payloadOf(token: string): unknown {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What a token says of itself. Unverified, good for drawing only: the server checks it with every call. */
export function claimsOf(token: string): Claims | undefined {
  const payload = payloadOf(token);
  const jti = isObject(payload) ? text(payload.jti) : undefined;
  if (!isObject(payload) || jti === undefined) return undefined;
  return {
    jti,
    client_id: text(payload.client_id) ?? '',
    exp: typeof payload.exp === 'number' ? payload.exp : 0,
    authorities: texts(payload.authorities),
    scope: texts(payload.scope),
    user_name: text(payload.user_name),
    uuid: text(payload.uuid),
    name: text(payload.name),
  };
}

/** Who a token is of; the same whatever becomes of their address. A server may name nothing but that. */
export const personIn = ({ uuid, user_name }: Claims): string | undefined => uuid ?? user_name;

/** A person's token, not the application's own. */
export const isPersonal = (claims: Claims | undefined): claims is Claims => claims?.user_name !== undefined;
