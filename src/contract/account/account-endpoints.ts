import type {
  AccountLink,
  ApiToken,
  ApiTokenChange,
  FtpCredentials,
  Mail,
  NewApiToken,
  OwnedApiToken,
  OwnedApiTokenFilter,
  OwnSession,
  ProfileChange,
  Registration,
} from './account';
import type { FilteredPage, Page, PageQuery } from '../page';
import type { PersonalData } from './personal-data';
import type {
  PersonClaims,
  Profile,
  ProviderMetadata,
  PublicKey,
  SavedMap,
  TokenAnswer,
  TokenRequest,
} from './session';
import type { UserAccount, UserChange, UserFilter } from './user-account';

const line = <E>() => ({}) as E;

/** Lines of signing in, of accounts, and of what a person keeps in theirs. */
// oxfmt-ignore
export const accountEndpoints = {
  'POST /oauth/token': line<{ form: TokenRequest; returns: TokenAnswer }>(),
  'POST /oauth/revoke': line<{ form: { token: string }; returns: null }>(),
  'GET /oauth/userinfo': line<{ returns: PersonClaims }>(),
  'POST /oauth/userinfo': line<{ returns: PersonClaims }>(),
  'GET /oauth/logout': line<{ returns: string | null }>(),
  'POST /oauth/logout': line<{ form: Record<string, string>; returns: string }>(),
  'GET /oauth/authorize': line<{ returns: string }>(),
  'POST /oauth/authorize': line<{ form: Record<string, string>; returns: string }>(),
  'GET /oauth/callback': line<{ returns: string }>(),
  'GET /oauth/demo-provider': line<{ returns: string }>(),
  'POST /oauth/demo-provider': line<{ form: Record<string, string>; returns: string }>(),
  'GET /.well-known/openid-configuration': line<{ returns: ProviderMetadata }>(),
  'GET /.well-known/oauth-authorization-server': line<{ returns: ProviderMetadata }>(),
  'GET /.well-known/jwks.json': line<{ returns: { keys: PublicKey[] } }>(),
  'POST /registration': line<{ body: Registration; returns: null }>(),
  'POST /forgot-password': line<{ body: { email: string; language?: string }; returns: null }>(),
  'GET /user/:token/link': line<{ returns: AccountLink }>(),
  'POST /user/:token/validate': line<{ returns: null }>(),
  'POST /user/:token/validate-cancel': line<{ returns: null }>(),
  'POST /user/:token/pwdreset': line<{ body: { password: string }; returns: null }>(),
  'POST /user/:token/pwdreset-cancel': line<{ returns: null }>(),
  'POST /user/:token/delete': line<{ body: { word: string }; returns: null }>(),
  /** Accounts of all people, for administrators. */
  'POST /user/list': line<{ body: UserFilter; query: PageQuery; returns: Page<UserAccount, UserFilter> }>(),
  'POST /user/filter': line<{ body: UserFilter; query: PageQuery; returns: FilteredPage<UserAccount, UserFilter> }>(),
  'GET /user/:uuid': line<{ returns: UserAccount }>(),
  'PUT /user/:uuid': line<{ body: Partial<UserChange> & { version: number }; returns: UserAccount }>(),
  'POST /user/:uuid/lock': line<{ returns: UserAccount }>(),
  'POST /user/:uuid/unlock': line<{ returns: UserAccount }>(),
  'POST /user/:uuid/enable': line<{ returns: UserAccount }>(),
  'POST /user/:uuid/disable': line<{ returns: UserAccount }>(),
  'POST /user/:uuid/extend': line<{ returns: UserAccount }>(),
  /** Mails the link that sets a password and confirms the address; to people of a provider a letter that says so. */
  'POST /user/:uuid/reset-password': line<{ returns: UserAccount }>(),
  /** The link of a registration once more; 409 where none waits. */
  'POST /user/:uuid/resend-validation': line<{ returns: UserAccount }>(),
  'DELETE /user/:uuid/ftp': line<{ returns: null }>(),
  'GET /user/:uuid/sessions': line<{ returns: OwnSession[] }>(),
  /** Ends all, of one's own all but the one that asks. */
  'DELETE /user/:uuid/sessions': line<{ returns: null }>(),
  'DELETE /user/:uuid/sessions/:id': line<{ returns: null }>(),
  'GET /mailbox': line<{ returns: Mail[] }>(),
  'GET /me/profile': line<{ returns: Profile }>(),
  'PUT /me/profile': line<{ body: ProfileChange; returns: Profile }>(),
  'POST /me/email': line<{ body: { email: string; password?: string }; returns: Profile }>(),
  'DELETE /me/email': line<{ returns: Profile }>(),
  'POST /me/password': line<{ body: { current: string; password: string }; returns: null }>(),
  'POST /me/ftp': line<{ returns: FtpCredentials }>(),
  'DELETE /me/ftp': line<{ returns: null }>(),
  'POST /me/delete': line<{ body: { language?: string }; returns: null }>(),
  /** All that is kept about the person who asks. */
  'GET /me/data': line<{ returns: PersonalData }>(),
  'GET /me/tokens': line<{ returns: ApiToken[] }>(),
  'POST /me/tokens': line<{ body: ApiTokenChange & { password?: string }; returns: NewApiToken }>(),
  'PUT /me/tokens/:uuid': line<{ body: ApiTokenChange; returns: ApiToken }>(),
  'DELETE /me/tokens/:uuid': line<{ returns: null }>(),
  /** Of all people, for administrators. */
  'POST /apitoken/list': line<{ body: OwnedApiTokenFilter; query: PageQuery; returns: Page<OwnedApiToken, OwnedApiTokenFilter> }>(),
  'POST /apitoken/filter': line<{ body: OwnedApiTokenFilter; query: PageQuery; returns: FilteredPage<OwnedApiToken, OwnedApiTokenFilter> }>(),
  'PUT /apitoken/:uuid': line<{ body: Pick<ApiToken, 'active'>; returns: OwnedApiToken }>(),
  'DELETE /apitoken/:uuid': line<{ returns: null }>(),
  'GET /me/sessions': line<{ returns: OwnSession[] }>(),
  /** Ends all but the one that asks. */
  'DELETE /me/sessions': line<{ returns: null }>(),
  'DELETE /me/sessions/:id': line<{ returns: null }>(),
  'GET /me/maps': line<{ returns: SavedMap[] }>(),
  'POST /me/maps': line<{ body: SavedMap; returns: SavedMap }>(),
  'PUT /me/maps/:filterCode': line<{ body: SavedMap; returns: SavedMap }>(),
  'DELETE /me/maps/:filterCode': line<{ returns: null }>(),
};
