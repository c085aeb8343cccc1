/**
 * An application that may ask for tokens. `origins`: the web origins it may be called from; `*` any, `self` the API's own.
 * `redirectPaths`: where on those (but `*`) people come back to from the code flow; `loopback`: also at any port and path
 * of the person's own computer (RFC 8252, 7.3). Without either it may not use that flow.
 */
export interface OAuthClient {
  clientId: string;
  /** Public by nature for a browser application: it names the client, it does not protect anything. */
  clientSecret: string;
  origins: string[];
  redirectPaths?: string[];
  loopback?: boolean;
  authorities: string[];
}

/** The client that the portal itself uses; `config.json` names the same. */
export const PORTAL_CLIENT: OAuthClient = {
  clientId: 'pgr-portal@example.org',
  clientSecret: 'public-client',
  origins: ['self'],
  redirectPaths: ['/login'],
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
