import type { ProviderMetadata, TokenAnswer } from '@/contract/account/session';
import { isFailure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { payloadOf } from '../claims';
import type { PendingSignIn } from './code-flow-memory';
import { publicClient, signInWith } from '../running-session';
import { askForTokens, tokenCalls, type Application } from '../tokens/token-calls';

/** What a provider said on the way back, in the address of the sign-in page. */
export interface Returned {
  state: string;
  code?: string;
  error?: string;
  /** Who says so (RFC 9207). */
  iss?: string;
}

/** Why somebody who came back is not signed in, beside the `Failure` of a call. */
export type ReturnFault =
  | 'unknown'
  | 'denied'
  | 'accountExists'
  | 'provider'
  | 'refused'
  | 'otherAnswer'
  | AccountFault;

const ACCOUNT_FAULTS = ['disabled', 'locked', 'expired', 'unvalidated'] as const;
/** The provider knows the person, and their account here cannot be used. */
export type AccountFault = (typeof ACCOUNT_FAULTS)[number];

export const isAccountFault = (fault: ReturnFault): fault is AccountFault =>
  ACCOUNT_FAULTS.some((each) => each === fault);

/** `undefined` for an address that nobody came back to. */
export function readReturn(search: string): Returned | undefined {
  const params = new URLSearchParams(search);
  const [code, error, iss] = [params.get('code'), params.get('error'), params.get('iss')];
  if (!code && !error) return undefined;
  return { state: params.get('state') ?? '', ...(code && { code }), ...(error && { error }), ...(iss && { iss }) };
}

/** Names that errors have on the way back; the words beside them may be anybody's and are not shown. */
const ERRORS: Readonly<Record<string, ReturnFault>> = {
  access_denied: 'denied',
  account_exists: 'accountExists',
  account_disabled: 'disabled',
  account_locked: 'locked',
  account_expired: 'expired',
  account_unvalidated: 'unvalidated',
};

class Refused extends Error {
  constructor(readonly fault: ReturnFault) {
    super(fault);
  }
}

/** The fault behind what `finishSignIn` threw; undefined for a `Failure`. */
export const returnFaultOf = (thrown: unknown): ReturnFault | undefined =>
  thrown instanceof Refused ? thrown.fault : undefined;

const isFrom = ({ issuer, authorization_response_iss_parameter_supported: always }: ProviderMetadata, iss?: string) =>
  iss === undefined ? !always : iss === issuer;

/**
 * Whether an ID token answers this request. Its signature need not be looked at, as it came from the token endpoint
 * itself (OpenID Connect Core, 3.1.3.7); nor its time by a local clock, which may be hours off.
 */
function answers(token: string | undefined, issuer: string, clientId: string, nonce: string): boolean {
  const params = token === undefined ? undefined : payloadOf(token);
  if (typeof params !== 'object' || params === null) return false;
  const { iss, aud, nonce: given } = params as Partial<Record<'iss' | 'aud' | 'nonce', unknown>>;
  const isOurs = Array.isArray(aud) ? aud.length === 1 && aud[0] === clientId : aud === clientId;
  return iss === issuer && isOurs && given === nonce;
}

async function exchanged(
  code: string,
  pending: PendingSignIn,
  issuer: string,
  client: Application,
): Promise<TokenAnswer> {
  const answer = await askForTokens({
    grant_type: 'authorization_code',
    client_id: client.clientId,
    client_secret: client.clientSecret,
    code,
    redirect_uri: pending.redirectUri,
    code_verifier: pending.verifier,
  }).catch((fault: unknown) => {
    throw isFailure(fault) && fault.status === 400 ? new Refused('refused') : fault;
  });
  if (answers(answer.id_token, issuer, client.clientId, pending.nonce)) return answer;
  // Tokens that were not meant for this login are nobody's.
  tokenCalls(client)
    .revoke(answer.refresh_token ?? answer.access_token)
    .catch(() => undefined);
  throw new Refused('otherAnswer');
}

/** Signs in whoever came back. Throws what `returnFaultOf` reads, or the `Failure` of a call; nothing has changed then. */
export async function finishSignIn({ code, error, iss }: Returned, pending: PendingSignIn | undefined): Promise<void> {
  const client = publicClient();
  if (!pending || !client) throw new Refused('unknown');
  if (error !== undefined || code === undefined) throw new Refused(ERRORS[error ?? ''] ?? 'provider');
  const metadata = await sendPastStore('GET /.well-known/openid-configuration', {});
  if (!isFrom(metadata, iss)) throw new Refused('otherAnswer');
  await signInWith(exchanged(code, pending, metadata.issuer, client));
}
