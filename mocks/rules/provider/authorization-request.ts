import type { AuthorizationRequest, CodeFlow } from './authorization';
import { faultPage, redirect } from './page';
import { isChallenge } from './pkce';
import { isRegistered } from './registered';

const PARAMETERS = new Set([
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]);
/** Characters of a state or nonce: they are random texts, not storage. */
export const MAX_TEXT_LENGTH = 1_000;

type Sent = Readonly<Record<string, string | number | undefined>>;

/** Back to the application with an error (RFC 6749, 4.1.2.1). The sentence is for its developers. */
export const refused = (
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  issuer: string,
  error: string,
  sentence: string,
): Response => redirect(redirectUri, { error, error_description: sentence, state, iss: issuer });

/** What would change the answer, and is not done here: an application must not believe that it was. */
const REFUSED: readonly [name: string, error: string, sentence: string][] = [
  ['request', 'request_not_supported', 'Requests within a "request" are not read.'],
  ['request_uri', 'request_uri_not_supported', 'Requests at a "request_uri" are not read.'],
  ['registration', 'registration_not_supported', 'Clients are not registered by a "registration".'],
  ['claims', 'invalid_request', 'The claims of an ID token cannot be chosen ("claims").'],
  ['max_age', 'invalid_request', 'There is no "max_age": each login asks for the person anew.'],
];

const asksFor = (words: string | undefined, word: string): boolean => words?.split(' ').includes(word) ?? false;

function faultOf(sent: Record<string, string>): [error: string, sentence: string] | undefined {
  const { response_type: type, scope, state = '', nonce = '', code_challenge_method: method, prompt } = sent;
  const refusal = REFUSED.find(([name]) => sent[name] !== undefined);
  if (refusal) return [refusal[1], refusal[2]];
  if (sent['response_mode'] !== undefined && sent['response_mode'] !== 'query')
    return ['invalid_request', 'The response_mode must be "query".'];
  if (type !== 'code') return ['unsupported_response_type', 'The response_type must be "code".'];
  if (!isChallenge(sent['code_challenge'])) return ['invalid_request', 'A code_challenge (S256) is needed.'];
  if (method !== 'S256') return ['invalid_request', 'The code_challenge_method must be "S256".'];
  if (scope !== undefined && !asksFor(scope, 'openid')) return ['invalid_scope', 'The scope must name "openid".'];
  if (state.length > MAX_TEXT_LENGTH || nonce.length > MAX_TEXT_LENGTH)
    return ['invalid_request', 'The state or nonce is too long.'];
  if (asksFor(prompt, 'none')) return ['login_required', 'Nobody is logged in here: every login asks.'];
  return undefined;
}

/**
 * The request, or what to answer in its place: a page where client or address are not known (nobody is sent to an
 * address that a stranger made up), else back with an error.
 */
export function readAuthorization(flow: CodeFlow, given: Sent, issuer: string): AuthorizationRequest | Response {
  const all = Object.entries(given).map(([name, value]) => [name, String(value ?? '')] as const);
  const sent: Record<string, string> = Object.fromEntries(all.filter(([, value]) => value !== ''));
  const client = flow.clients.find(sent['client_id']);
  if (!client) return faultPage(flow, 'The application that sent you here is not known.');
  const { redirect_uri: redirectUri = '', state = '', nonce = '', code_challenge: challenge = '' } = sent;
  if (!isRegistered(client, redirectUri, issuer, client.redirectPaths))
    return faultPage(
      flow,
      `The application asks to be answered at ${redirectUri.slice(0, 200) || 'no address'}, which is not registered for it. If the application is yours, have its administrator register it as a redirect address of ${client.clientId}, written just so; a program on your own computer needs a client that allows loopback addresses.`,
    );
  const fault = faultOf(sent);
  if (fault) return refused({ redirectUri, state: state.slice(0, MAX_TEXT_LENGTH) }, issuer, ...fault);
  const kept = Object.fromEntries(Object.entries(sent).filter(([name]) => PARAMETERS.has(name)));
  return { client, redirectUri, challenge, state, nonce, openid: asksFor(sent['scope'], 'openid'), sent: kept };
}
