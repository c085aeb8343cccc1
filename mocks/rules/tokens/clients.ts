/**
 * An application that may ask for tokens. `origins`: the web origins it may be called from; `*` any, `self` the API's own.
 * `redirectPaths`: where on those (but `*`) people come back to from the code flow, and `logoutPaths` after they have
 * logged out; `loopback`: also at any port of the person's own computer (RFC 8252, 7.3), at these paths or, where none
 * are named, at any. Without redirect paths and loopback it may not use that flow. Its tokens live as long as it says, or
 * as the settings do.
 */
export interface Application {
  clientId: string;
  origins: string[];
  redirectPaths?: string[];
  logoutPaths?: string[];
  loopback?: boolean;
  authorities: string[];
  accessTokenSeconds?: number | undefined;
  refreshTokenSeconds?: number | undefined;
}

/** As the settings name it. */
export interface OAuthClient extends Application {
  /** Public by nature for a browser application: it names the client, it does not protect anything. */
  clientSecret: string;
}

/** The client that the portal itself uses; `config.json` names the same. */
export const PORTAL_CLIENT: OAuthClient = {
  clientId: 'pgr-portal@example.org',
  clientSecret: 'public-client',
  origins: ['self'],
  redirectPaths: ['/login'],
  logoutPaths: ['/'],
  authorities: ['ROLE_CLIENT'],
};

/** For scripts (R, Python, curl): calls without an Origin. */
export const SCRIPT_CLIENT: OAuthClient = {
  clientId: 'scripts@example.org',
  clientSecret: 'public-client',
  origins: [],
  loopback: true,
  authorities: ['ROLE_CLIENT'],
};
