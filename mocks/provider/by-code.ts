import type { TokenAnswer } from '@/contract/session';
import { ApiFailure } from '../http/api-failure';
import type { OAuthClient } from '../tokens/clients';
import type { CodeFlow, Grant } from './authorization';
import type { IdClaims } from './id-token';
import { provesChallenge } from './pkce';

interface Redeemed {
  code: string;
  redirectUri: string;
  verifier: string;
}

const isBoundTo = async (grant: Grant, client: OAuthClient, { redirectUri, verifier }: Redeemed): Promise<boolean> =>
  grant.clientId === client.clientId &&
  grant.redirectUri === redirectUri &&
  (await provesChallenge(verifier, grant.challenge));

/**
 * Tokens for a code. 400 `invalid_grant`, with the same sentence for every cause. A wrong or repeated use
 * ends the session that began with the code, as the code may have been stolen.
 */
export async function tokensByCode(
  flow: CodeFlow,
  client: OAuthClient,
  issuer: string,
  redeemed: Redeemed,
): Promise<TokenAnswer> {
  const found = flow.authorization.codes.use(redeemed.code);
  const sound = found?.good && (await isBoundTo(found.value, client, redeemed));
  if (found && !sound) flow.tokens.endSession(found.value.session);
  const given = sound ? await flow.tokens.redeem(client, found.value.session) : undefined;
  if (!found || !given) throw new ApiFailure(400, 'invalid_grant', 'The code is not valid');
  const { answer, user } = given;
  const { nonce } = found.value;
  const now = Math.floor(flow.clock.now() / 1_000);
  const token = await flow.tokens.sign({
    iss: issuer,
    aud: client.clientId,
    sub: user.uuid,
    iat: now,
    exp: now + flow.settings.accessTokenSeconds,
    name: user.fullName,
    email: user.email,
    email_verified: user.validated,
    ...(nonce ? { nonce } : {}),
  } satisfies IdClaims);
  return { ...answer, id_token: token };
}
