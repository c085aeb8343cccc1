import { boolean, object, type InferType } from 'yup';
import type { Stored } from '../entity';
import type { DateFilter, FullText, Logic, StringFilter } from '../filter';
import * as field from '../schema';

/** An application that may ask for tokens, as administrators see it: never its secret. */
export interface OAuthClient extends Stored {
  clientId: string;
  description?: string | null;
  /** Off, it gets no token, and those that it has end. */
  enabled: boolean;
  /** Web sites that it may be used from: `self` is the API's own, `*` any. */
  origins: string[];
  /** Where on these people come back to after a login, and after they have logged out. */
  redirectPaths: string[];
  logoutPaths: string[];
  /** They may also come back to the person's own computer. */
  loopback: boolean;
  /** Where nothing is said, as long as the server has it for all. */
  accessTokenMinutes?: number | null;
  refreshTokenDays?: number | null;
  /** Of its tokens where nobody is logged in. */
  roles: string[];
  /** Logins that go on. */
  sessionCount: number;
}

/** The only answer that tells the secret: of a new one, or after the secret was renewed. */
export interface OAuthClientWithSecret extends OAuthClient {
  clientSecret: string;
}

/** A login of somebody by way of a client. */
export interface ClientSession {
  id: string;
  /** The name and the address of the person. */
  fullName: string;
  email: string;
  program: string | null;
  system: string | null;
  begun: string;
  lastUsed: string;
}

export interface OAuthClientFilter extends FullText, Logic<OAuthClientFilter> {
  clientId?: StringFilter;
  description?: StringFilter;
  enabled?: boolean;
  lastModifiedDate?: DateFilter;
}

const MOST = 50;
const LONGEST_ACCESS = 24 * 60;
export const LONGEST_REFRESH_DAYS = 90;

/** Scheme, host and port, written as browsers send them. */
function isOrigin(text: string): boolean {
  if (text === 'self' || text === '*') return true;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** Written as it stands in an address, without a query. */
const isPath = (text: string): boolean =>
  /^\/(?!\/)/.test(text) &&
  URL.canParse(text, 'https://a.example') &&
  new URL(text, 'https://a.example').pathname === text;

const line = (is: (text: string) => boolean) =>
  field.text(field.LIMITS.line).test('url', { key: 'url' }, (value) => !value || is(value));

/** What may be sent of a client; `clientId` only of a new one. */
export const oauthClientSchema = object({
  clientId: field.neededText(100).matches(/^[\w.+-]+@[\w.-]+$/, { message: { key: 'pattern' } }),
  description: field.text(field.LIMITS.line),
  enabled: boolean().default(undefined),
  origins: field.texts(MOST, line(isOrigin)),
  redirectPaths: field.texts(MOST, line(isPath)),
  logoutPaths: field.texts(MOST, line(isPath)),
  loopback: boolean().default(undefined),
  accessTokenMinutes: field.amount({ min: 1, max: LONGEST_ACCESS, whole: true }),
  refreshTokenDays: field.amount({ min: 1, max: LONGEST_REFRESH_DAYS, whole: true }),
});
export type OAuthClientChange = InferType<typeof oauthClientSchema>;
