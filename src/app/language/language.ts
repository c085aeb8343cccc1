import { DISABLED_LANGUAGES, ENABLED_LANGUAGES, type Language } from '@/contract/constants';
import { mayReadEveryLanguage } from '@/session/policies';
import type { Session } from '@/session/session';
import { displayNames } from '@/shared/ui/intl';

/** An address taken apart: `/es/a/v1` is `es` and `/a/v1`. `code` is undefined without a prefix that names a language. */
export interface LanguagePath {
  code: string | undefined;
  /** The path without base and prefix; starts with a slash. */
  rest: string;
}

export const isLanguage = (code: string | undefined): code is Language =>
  ENABLED_LANGUAGES.some((language) => language === code);

const isCode = (text: string) => isLanguage(text) || DISABLED_LANGUAGES.some((code) => code === text);

/** With one slash at its front: with two, or a backslash, it would name another host. */
const rooted = (path: string) => `/${path.replace(/^[/\\]+/, '')}`;

/** @param base where the portal stands on its host, with a slash at both ends */
export function splitLanguage(pathname: string, base = '/'): LanguagePath {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.replace(/^\//, '');
  const [first = '', ...others] = path.split('/');
  return isCode(first) ? { code: first, rest: rooted(others.join('/')) } : { code: undefined, rest: rooted(path) };
}

/** The languages that this person may read the portal in; `open` is the installation's setting. */
export function languagesFor(session: Session, open: string): readonly Language[] {
  if (open === 'all' || mayReadEveryLanguage(session)) return ENABLED_LANGUAGES;
  const codes = new Set(open.split(',').map((code) => code.trim()));
  return ENABLED_LANGUAGES.filter((language) => language === 'en' || codes.has(language));
}

/** What precedes every path in this language: English has no prefix. */
export const languageBase = (language: string | undefined, base = '/') =>
  language && language !== 'en' ? `${base}${language}` : base.replace(/(.)\/$/, '$1');

/** The address of the same page in another language. `path` is without prefix, query and fragment may follow. */
export const localizedHref = (path: string, language: string, base = '/') =>
  `${languageBase(language, base).replace(/\/$/, '')}${path}`;

/** A language's own name, as it stands in a list: `Español`, `العربية`. */
export function ownName(language: Language): string {
  const name = displayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
