import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { challengeOf } from '../../mocks/rules/provider/pkce';
import { openSite, VERIFIER, type Site } from '../../mocks/rules/provider/browser.fixture';
import { SCRIPT_CLIENT } from '../../mocks/rules/tokens/clients';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';

/*
 * A program of somebody else's that logs people in by a library for OpenID Connect, from the server's address and its
 * client alone. Nothing is set but what plain HTTP on this machine needs.
 */

const { clientId, clientSecret } = SCRIPT_CLIENT;
const REDIRECT = 'http://127.0.0.1:43117/back';
const AFTERWARDS = 'http://127.0.0.1:43117/bye';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const person = () => site.world.users.byEmail('user@example.org');

/** Where a browser is sent back to, after somebody has typed a password. */
async function loggedIn(address: URL): Promise<URL> {
  const page = await (await site.get(address.href)).text();
  const back = await site.send(page, '/oauth/authorize', { username: 'user@example.org', password: DEMO_PASSWORD });
  return new URL(back.headers.get('Location') ?? '');
}

/** Where a browser ends that logs out, and whether the page asked. */
async function loggedOut(address: URL): Promise<string | null> {
  const page = await (await site.get(address.href)).text();
  expect(page).toContain('<h1>Log out</h1>');
  return (await site.send(page, '/oauth/logout', {})).headers.get('Location');
}

const opens = async (token: string) => {
  const answer = await fetch(`${site.base}/api/v2/me/profile`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.ok;
};

describe('openid-client', () => {
  const insecure = { execute: [openid.allowInsecureRequests] };
  const begun = async (scope?: string) => {
    const nonce = openid.randomNonce();
    const state = openid.randomState();
    const asked = {
      redirect_uri: REDIRECT,
      ...(scope === undefined ? {} : { scope, nonce }),
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(VERIFIER),
      code_challenge_method: 'S256',
    };
    const checks = { pkceCodeVerifier: VERIFIER, expectedState: state };
    return { asked, checks: scope === undefined ? checks : { ...checks, expectedNonce: nonce, idTokenExpected: true } };
  };

  test('logs somebody in and out, and looks at every signature', async () => {
    const config = await openid.discovery(new URL(site.base), clientId, clientSecret, undefined, {
      execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
    });
    const { asked, checks } = await begun('openid profile email');
    const back = await loggedIn(openid.buildAuthorizationUrl(config, asked));
    const tokens = await openid.authorizationCodeGrant(config, back, checks);
    const { uuid, fullName } = person() ?? {};
    expect(tokens.claims()).toMatchObject({ iss: site.base, aud: clientId, sub: uuid, name: fullName });

    const about = await openid.fetchUserInfo(config, tokens.access_token, uuid ?? '');
    expect(about).toEqual({ sub: uuid, name: fullName, email: 'user@example.org', email_verified: true });

    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(await opens(renewed.access_token)).toBe(true);

    const leave = openid.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: AFTERWARDS,
      state: 'left',
    });
    expect(await loggedOut(leave)).toBe(`${AFTERWARDS}?state=left`);
    expect(await opens(renewed.access_token)).toBe(false);
    await expect(openid.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toThrow();
  });

  test('ends what it was given', async () => {
    const config = await openid.discovery(new URL(site.base), clientId, clientSecret, undefined, insecure);
    const { asked, checks } = await begun('openid');
    const back = await loggedIn(openid.buildAuthorizationUrl(config, asked));
    const tokens = await openid.authorizationCodeGrant(config, back, checks);
    await openid.tokenRevocation(config, tokens.refresh_token ?? '');
    expect(await opens(tokens.access_token)).toBe(false);
  });

  test('finds the server as one of plain OAuth, and gets no ID token that it did not ask for', async () => {
    const asOAuth = { ...insecure, algorithm: 'oauth2' as const };
    const byBasic = openid.ClientSecretBasic(clientSecret);
    const config = await openid.discovery(new URL(site.base), clientId, undefined, byBasic, asOAuth);
    const { asked, checks } = await begun();
    const back = await loggedIn(openid.buildAuthorizationUrl(config, asked));
    const tokens = await openid.authorizationCodeGrant(config, back, checks);
    expect(tokens.id_token).toBeUndefined();
    expect(await opens(tokens.access_token)).toBe(true);
    const application = await openid.clientCredentialsGrant(config);
    expect(application.id_token).toBeUndefined();
  });
});

describe('oauth4webapi', () => {
  const insecure = { [oauth.allowInsecureRequests]: true };
  const client: oauth.Client = { client_id: clientId };
  const auth = oauth.ClientSecretPost(clientSecret);

  test.each(['oidc', 'oauth2'] as const)('logs somebody in and out, with what it finds by %s', async (algorithm) => {
    const issuer = new URL(site.base);
    const found = await oauth.discoveryRequest(issuer, { algorithm, ...insecure });
    const server = await oauth.processDiscoveryResponse(issuer, found);
    const [nonce, state] = [oauth.generateRandomNonce(), oauth.generateRandomState()];
    const address = new URL(server.authorization_endpoint ?? '');
    const asked = {
      client_id: clientId,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid',
      state,
      nonce,
      code_challenge: await challengeOf(VERIFIER),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);

    const back = oauth.validateAuthResponse(server, client, await loggedIn(address), state);
    const given = await oauth.authorizationCodeGrantRequest(server, client, auth, back, REDIRECT, VERIFIER, insecure);
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, given, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, given, insecure);
    const sub = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? '';
    expect(sub).toBe(person()?.uuid);

    const about = await oauth.userInfoRequest(server, client, tokens.access_token, insecure);
    expect(await oauth.processUserInfoResponse(server, client, sub, about)).toMatchObject({ email: person()?.email });

    const refresh = tokens.refresh_token ?? '';
    const again = await oauth.refreshTokenGrantRequest(server, client, auth, refresh, insecure);
    const renewed = await oauth.processRefreshTokenResponse(server, client, again);
    expect(await opens(renewed.access_token)).toBe(true);

    const ended = await oauth.revocationRequest(server, client, auth, renewed.refresh_token ?? '', insecure);
    await oauth.processRevocationResponse(ended);
    expect(await opens(renewed.access_token)).toBe(false);

    // Nothing is left to be asked about.
    const leave = new URL(server.end_session_endpoint ?? '');
    leave.searchParams.set('id_token_hint', tokens.id_token ?? '');
    leave.searchParams.set('post_logout_redirect_uri', AFTERWARDS);
    expect((await site.get(leave.href)).headers.get('Location')).toBe(AFTERWARDS);
  });
});
