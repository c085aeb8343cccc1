import type { TokenAnswer } from '@/contract/session';
import { SCRIPT_CLIENT } from '../../mocks/tokens/clients';

/** A token of the application at a portal's address. */
export async function applicationToken(base: string): Promise<string> {
  const { clientId, clientSecret } = SCRIPT_CLIENT;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  const answer = (await (await fetch(`${base}/oauth/token`, { method: 'POST', body })).json()) as TokenAnswer;
  return answer.access_token;
}
