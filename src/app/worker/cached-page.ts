/** Cache keys of prerendered shells, and a new CSP nonce for a cached one. */
import { matchRoute } from '@/routes/match-route';
import { localizedHref, splitLanguage } from '../language/language';

/** A first page as the worker keeps it: one for each kind of address and language, whatever item the address names. */
export interface CachedPage {
  language: string;
  /** Under what it is kept; no address of the portal. */
  key: string;
  /** Where it is fetched from: never an address that could hold a secret. */
  address: string;
}

export const OTHER = 'other';

/** @param names the routes that have a first page of their own, which hold no secrets. Undefined for what is no page. */
export function cachedPage(pathname: string, names: readonly string[], base: string): CachedPage | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const { code: language = 'en', rest } = splitLanguage(pathname, base);
  const name = matchRoute(rest)?.name;
  if (!name) return undefined;
  return names.includes(name)
    ? { language, key: `${base}kept/${name}.${language}`, address: pathname }
    : otherPage(language, base);
}

/** The page that all other addresses begin with. */
export const otherPage = (language: string, base: string): CachedPage => ({
  language,
  key: `${base}kept/${OTHER}.${language}`,
  address: localizedHref('/sel', language, base),
});

/**
 * A page may be sent a hundred times from here: policy and elements get a nonce that nobody has seen, as the server's
 * answers do, and fit each other since both come from the one answer.
 */
export async function withNewNonce(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  // The body is as it was before it was packed for the way.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const text = await kept.text();
  const policy = headers.get('Content-Security-Policy') ?? '';
  const old = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!old) return new Response(text, { headers });
  const nonce = crypto.randomUUID().replaceAll('-', '');
  headers.set('Content-Security-Policy', policy.replaceAll(old, nonce));
  return new Response(text.replaceAll(old, nonce), { headers });
}
