/**
 * Where calls get their token. `shared` knows no session: the session fills this port at start.
 * `token` waits for the application token or a due refresh; `unauthorized` is told the token that was refused
 * and says whether the call may be tried once more. `forbidden` hears that something was refused for want of a role,
 * which may have been taken since the token was made.
 */
export interface TokenPort {
  token(): Promise<string | undefined>;
  unauthorized(token: string | undefined): Promise<'retry' | 'stop'>;
  forbidden?(): void;
}

const NONE: TokenPort = {
  token: () => Promise.resolve(undefined),
  unauthorized: () => Promise.resolve('stop'),
};
let port = NONE;

export const tokenPort = (): TokenPort => port;

export function setTokenPort(next = NONE): void {
  port = next;
}
