import type { ApiError } from '@/contract/entity';
import type { Mail } from '@/contract/account/account';
import { asClient, testApi, type TestApi } from '../world/api.fixture';
import { manualClock, type ManualClock } from '../../tools/store/clock';
import type { WorldOptions } from '../world/world';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

interface Answered {
  status: number;
  body: unknown;
}

/** A person in front of the API: calls, signs in, reads mail. */
export interface AccountsApi extends TestApi {
  clock: ManualClock;
  /** By the application's token where none is given. The line without its prefix. */
  send(line: string, body?: unknown, token?: string): Promise<Answered>;
  /** The description of the refusal, or undefined where the password opens the account. */
  refusal(email: string, password: string): Promise<string | undefined>;
  signIn(email: string, password?: string): Promise<string>;
  /** The newest letter to this address. */
  mailTo(email: string): Mail;
  /** The token in the first address of the newest letter there that ends so. */
  tokenTo(email: string, end: string): string;
}

export const errorOf = ({ body }: Answered): Partial<ApiError> => (body ?? {}) as ApiError;

export function accountsApi(options: WorldOptions = {}): AccountsApi {
  const clock = manualClock();
  const api = testApi({ accessions: 20, clock, ...options });
  const byPassword = (username: string, password: string) =>
    api.call('POST /oauth/token', { body: asClient({ grant_type: 'password', username, password }) });

  const send: AccountsApi['send'] = async (line, body, token) => {
    const used = token ?? (await api.token());
    const response = await api.call(line.replace(' ', ' /api/v2'), { token: used, body });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  const mailTo = (email: string): Mail => {
    const mail = api.world.outbox.all().find(({ to }) => to === email);
    if (!mail) throw new Error(`No letter to ${email}`);
    return mail;
  };

  return {
    ...api,
    clock,
    send,
    mailTo,
    refusal: async (email, password) => {
      const answer = (await (await byPassword(email, password)).json()) as Partial<ApiError>;
      return answer.error_description;
    },
    signIn: async (email, password = 'Demo-2025!') => {
      const answer = (await (await byPassword(email, password)).json()) as { access_token?: string };
      if (answer.access_token === undefined) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
      return answer.access_token;
    },
    tokenTo: (email, end) => {
      const { text } = mailTo(email);
      const address = text.split('\n').find((line) => line.startsWith('http') && line.endsWith(end));
      const found = /\/profile\/([^/]+)\//.exec(address ?? '')?.[1];
      if (found === undefined) throw new Error(`No link …${end} in: ${text}`);
      return found;
    },
  };
}
