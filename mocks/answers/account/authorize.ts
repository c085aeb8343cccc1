import { answer, type Answer } from '../../rules/world/answer';
import { ApiFailure } from '../../tools/http/api-failure';
import { open } from '../../rules/tokens/caller';
import { readAuthorization, refused } from '../../rules/provider/authorization-request';
import { userByPassword } from '../../rules/provider/by-password';
import { PROVIDER } from '../../rules/provider/demo-provider';
import { fromProvider, toProvider, withCode } from '../../rules/provider/hand-on';
import { loginPage } from '../../rules/provider/login-page';
import { logOut, logoutPage } from '../../rules/provider/logout';
import { faultPage } from '../../rules/provider/page';
import { chosenPerson, providerPage } from '../../rules/provider/provider-page';

/** A form of these pages that was sent from a foreign page. */
const isForeign = (request: Request, own: string): boolean => (request.headers.get('origin') ?? own) !== own;

const FOREIGN = 'This form was sent from another web site.';

const bearerOf = (request: Request): string | undefined =>
  /^bearer +(\S+)/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** The pages of the code flow, and of the way out. They answer people, so what is wrong is a page or a way back, never JSON. */
export const authorize: readonly Answer[] = [
  answer('GET /oauth/authorize', open, async ({ world, query, origin }) => {
    const sent: Record<string, string | number | undefined> = query;
    const request = readAuthorization(world, sent, origin);
    if (request instanceof Response) return request;
    if (!sent['idp']) return loginPage(world, request, origin);
    if (sent['idp'] === PROVIDER.name) return toProvider(world, request, origin);
    return refused(request, origin, 'invalid_request', 'There is no identity provider of this name.');
  }),

  answer('POST /oauth/authorize', open, async ({ world, form, request: http, origin }) => {
    if (isForeign(http, origin)) return faultPage(world, FOREIGN, 403);
    const request = readAuthorization(world, form, origin);
    if (request instanceof Response) return request;
    const { username: email = '', password = '' } = form;
    const again = (sentence: string, status: number, headers?: Record<string, string>) =>
      loginPage(world, request, origin, { sentence, email, status, ...(headers ? { headers } : {}) });
    if (!email.trim() || !password) return again('Please fill in the fields', 400);
    try {
      return withCode(world, http, request, await userByPassword(world, http, email, password), origin);
    } catch (fault) {
      if (!(fault instanceof ApiFailure)) throw fault;
      return again(fault.description, fault.status, fault.extra.headers);
    }
  }),

  answer('GET /oauth/logout', open, async ({ world, query, request, origin }) => {
    const token = bearerOf(request);
    if (token === undefined) return logoutPage(world, query, origin);
    await world.tokens.revoke(token);
    return null;
  }),

  // An application may begin here, too (OpenID Connect RP-Initiated Logout, 2): the page asks whoever comes from elsewhere.
  answer('POST /oauth/logout', open, ({ world, form, request, origin }) =>
    isForeign(request, origin) ? logoutPage(world, form, origin) : logOut(world, form, origin),
  ),

  answer('GET /oauth/callback', open, ({ world, query, request, origin }) =>
    fromProvider(world, request, query, origin),
  ),

  answer('GET /oauth/demo-provider', open, ({ world, query, origin }) => providerPage(world, query, origin)),

  answer('POST /oauth/demo-provider', open, ({ world, form, request, origin }) =>
    isForeign(request, origin) ? faultPage(world, FOREIGN, 403) : chosenPerson(world, form, origin),
  ),
];
