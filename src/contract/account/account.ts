import type { DateFilter, FullText, Logic, StringFilter } from '../filter';
import type { Profile } from './session';

/** Somebody asks for an account. `language`: what the mail is written in. */
export interface Registration {
  email: string;
  fullName: string;
  password: string;
  language?: string;
}

export const LINK_PURPOSES = ['validate', 'pwdreset', 'delete'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/**
 * What an e-mailed link stands for, as long as it can be used. 404 `link_unknown`, 410 `link_used`, `link_cancelled`,
 * `link_replaced` (a newer one was sent) or `link_expired` say why one cannot.
 */
export interface AccountLink {
  purpose: LinkPurpose;
  /** The address that is validated, or that the account is known by. */
  email: string;
  /** Validation: the account is there already and changes to this address. */
  change?: boolean;
  /** It can only take back: it was sent to an address that it does not validate. */
  cancelOnly?: boolean;
  /** ISO text. */
  expires: string;
  /** Deletion: the word to type. */
  word?: string;
}

export type LinkFault = 'link_unknown' | 'link_used' | 'link_cancelled' | 'link_replaced' | 'link_expired';

/** What a person changes of themselves; `version` is the optimistic lock. */
export type ProfileChange = Pick<Profile, 'fullName' | 'language' | 'version'>;

/** For programs that upload files; the password is sent this once. */
export interface FtpCredentials {
  username: string;
  password: string;
}

/** A key for programs. Dates are ISO text, a null `expires` never comes. */
export interface ApiToken {
  uuid: string;
  label: string;
  active: boolean;
  expires: string | null;
  createdDate: string;
  lastUsed: string | null;
  /** The last four characters. */
  hint: string;
}

export type ApiTokenState = 'active' | 'off' | 'expired';

/** @param now Milliseconds since 1970. */
export function apiTokenState(
  { active, expires }: Pick<ApiToken, 'active' | 'expires'>,
  now = Date.now(),
): ApiTokenState {
  if (expires !== null && Date.parse(expires) <= now) return 'expired';
  return active ? 'active' : 'off';
}

/** One of all people's, for administrators; never the key itself. */
export interface OwnedApiToken extends ApiToken {
  state: ApiTokenState;
  /** The name and the address of its person. */
  owner: string;
  email: string;
}

export interface OwnedApiTokenFilter extends FullText, Logic<OwnedApiTokenFilter> {
  state?: ApiTokenState[];
  label?: StringFilter;
  owner?: StringFilter;
  email?: StringFilter;
  expires?: DateFilter;
}

/** Characters. */
export const API_TOKEN_LABEL_MAX = 100;

export type ApiTokenChange = Pick<ApiToken, 'label' | 'active' | 'expires'>;

/** `token` is sent this once. */
export interface NewApiToken extends ApiToken {
  token: string;
}

/** Where somebody is logged in; ours. `program` and `system` are names as their makers write them; null where nothing known was said. */
export interface OwnSession {
  id: string;
  /** The one that asks. */
  current: boolean;
  program: string | null;
  system: string | null;
  /** The application that they logged in to. */
  clientId: string;
  /** ISO text. */
  begun: string;
  lastUsed: string;
}

/** A message that the reference API would have sent, for its mailbox page. Plain text; addresses in it stand alone. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** ISO text. */
  sent: string;
  /** BCP 47. */
  language: string;
}
