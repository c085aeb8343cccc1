import type { TokenAnswer } from '@/contract/account/session';
import { SCRIPT_CLIENT } from '../../mocks/rules/tokens/clients';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';

async function tokenFor(base: string, grant: Record<string, string>): Promise<string> {
  const { clientId, clientSecret } = SCRIPT_CLIENT;
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...grant });
  const answer = (await (await fetch(`${base}/oauth/token`, { method: 'POST', body })).json()) as TokenAnswer;
  return answer.access_token;
}

/** A token of the application at a portal's address. */
export const applicationToken = (base: string): Promise<string> => tokenFor(base, { grant_type: 'client_credentials' });

/** A token of somebody of the demo. */
export const sessionToken = (base: string, username: string): Promise<string> =>
  tokenFor(base, { grant_type: 'password', username, password: DEMO_PASSWORD });

/** Calls as somebody of the demo; their JSON, or an exception with what was answered. */
export async function asking(base: string, person: string) {
  const token = await sessionToken(base, person);
  return async <T>(line: string, body?: unknown): Promise<T> => {
    const [method = '', path = ''] = line.split(' ');
    const isForm = body instanceof FormData;
    const response = await fetch(base + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${line}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}
