import type { TokenAnswer } from '@/contract/account/session';
import { ApiFailure } from '../../tools/http/api-failure';
import type { Application } from '../tokens/clients';
import type { CodeFlow, Grant } from './authorization';
import { personClaims } from './id-token';
import { provesChallenge } from './pkce';

interface Redeemed {
  code: string;
  redirectUri: string;
  verifier: string;
}

const isBoundTo = async (grant: Grant, client: Application, { redirectUri, verifier }: Redeemed): Promise<boolean> =>
  grant.clientId === client.clientId &&
  grant.redirectUri === redirectUri &&
  (await provesChallenge(verifier, grant.challenge));

/**
 * Tokens for a code. 400 `invalid_grant`, with the same sentence for every cause. A wrong or repeated use
 * ends the session that began with the code, as the code may have been stolen.
 */
export async function tokensByCode(
  flow: CodeFlow,
  client: Application,
  issuer: string,
  redeemed: Redeemed,
): Promise<TokenAnswer> {
  const found = flow.authorization.codes.use(redeemed.code);
  const sound = found?.good && (await isBoundTo(found.value, client, redeemed));
  if (found && !sound) flow.tokens.endSession(found.value.session);
  const given = sound ? await flow.tokens.redeem(client, found.value.session) : undefined;
  if (!found || !given) throw new ApiFailure(400, 'invalid_grant', 'The code is not valid');
  const { answer, user } = given;
  const { nonce, openid, session } = found.value;
  if (!openid) return answer;
  const now = Math.floor(flow.clock.now() / 1_000);
  const token = await flow.authorization.idKeys.sign({
    iss: issuer,
    aud: client.clientId,
    iat: now,
    exp: now + flow.settings.accessTokenSeconds,
    sid: session,
    ...personClaims(user),
    ...(nonce ? { nonce } : {}),
  });
  return { ...answer, id_token: token };
}
