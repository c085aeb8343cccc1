import type { Claims } from '@/contract/session';

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
  const said = payloadOf(token);
  const jti = isObject(said) ? text(said.jti) : undefined;
  if (!isObject(said) || jti === undefined) return undefined;
  return {
    jti,
    client_id: text(said.client_id) ?? '',
    exp: typeof said.exp === 'number' ? said.exp : 0,
    authorities: texts(said.authorities),
    scope: texts(said.scope),
    user_name: text(said.user_name),
    uuid: text(said.uuid),
    name: text(said.name),
  };
}

/** Who a token is of; the same whatever becomes of their address. A server may name nothing but that. */
export const personIn = ({ uuid, user_name }: Claims): string | undefined => uuid ?? user_name;

/** A person's token, not the application's own. */
export const isPersonal = (claims: Claims | undefined): claims is Claims => claims?.user_name !== undefined;
