import { routeNames, rowOf } from '@/routes/routes';
import { base } from '../config/build-time';
import { localizedHref, splitLanguage } from '../language/language';

/** What stands before the token of an e-mailed link, which acts for whoever knows it: `/profile/`. */
const BEFORE_TOKEN = [
  ...new Map(
    routeNames.flatMap((name) => {
      const [found, before = '', token = ''] = /^(.*?)(\{token[^}]*\})/i.exec(rowOf(name).path) ?? [];
      return found ? [[before, token] as const] : [];
    }),
  ),
];

/** A path without language prefix as others may read it: `{tokenUUID}` in place of a token, also where no page is. */
export function tellablePath(path: string): string {
  const found = BEFORE_TOKEN.find(([before]) => path.startsWith(before));
  if (!found) return path;
  const [before, token] = found;
  return before + token + path.slice(before.length).replace(/^[^/]*/, '');
}

/** The address of the page for whoever helps: without a link's token, and without what a sign-in came back with. */
export function tellableAddress({ origin, pathname, search, hash }: Location): string {
  const { code = 'en', rest } = splitLanguage(pathname, base);
  const signingIn = rest.startsWith('/login');
  return origin + localizedHref(tellablePath(rest), code, base) + (signingIn ? '' : search + hash);
}
