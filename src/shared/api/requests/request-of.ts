import type { Call } from '../call';
import { pageLanguage } from '../page-language';

/** A call as `fetch` takes it. */
export function requestOf(
  { method, body, form, options }: Omit<Call, 'line' | 'path'>,
  token: string | undefined,
): RequestInit {
  const headers = new Headers({
    Accept: options.accept ?? (options.file ? '*/*' : 'application/json'),
    'Accept-Language': pageLanguage(),
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (form) return { method, headers, body: new URLSearchParams(form) };
  if (body === undefined) return { method, headers };
  // The browser itself says where its parts begin.
  if (body instanceof FormData) return { method, headers, body };
  headers.set('Content-Type', 'application/json');
  return { method, headers, body: JSON.stringify(body) };
}
