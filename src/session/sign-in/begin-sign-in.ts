import { keepPending } from './code-flow-memory';
import { publicClient } from '../running-session';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** Browsers hash only for pages that came safely: over https, or from this machine. */
export const canBegin = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined;

/** `http:` and `https:`, however it was written. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

interface SignInRequest {
  /** Where the provider sends people back to, registered there. */
  redirectUri: string;
  language: string;
  from: string | undefined;
}

/**
 * The address to go to, at a provider's `authorization_endpoint`: authorization code with PKCE S256 (RFC 7636), a
 * state and a nonce. What is needed on the way back is kept in this tab. Throws where the browser keeps nothing.
 */
export async function beginSignIn(endpoint: string, { redirectUri, language, from }: SignInRequest): Promise<string> {
  const [state, nonce, verifier] = [random(), random(), random()];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  keepPending(state, { verifier, nonce, redirectUri, language, ...(from !== undefined && { from }), at: Date.now() });
  const url = new URL(endpoint);
  const asked = {
    response_type: 'code',
    client_id: publicClient()?.clientId ?? '',
    redirect_uri: redirectUri,
    scope: 'openid',
    state,
    nonce,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
    ui_locales: language,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}
