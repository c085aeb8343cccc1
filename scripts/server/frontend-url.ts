import type { Environment } from './environment';

/** The public address of the portal as `FRONTEND_URL` names it, without a slash at the end; undefined where it names none. */
export function frontendUrl({ FRONTEND_URL }: Environment): string | undefined {
  const url = FRONTEND_URL && URL.canParse(FRONTEND_URL) ? new URL(FRONTEND_URL) : undefined;
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname.replace(/\/+$/, '')}` : undefined;
}
