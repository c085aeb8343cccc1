import type { Config } from './built-in-config';

/** What the build knows. The one module that reads `import.meta`; Jest has its own (`test/harness/build-time.ts`). */

declare const __VERSION__: string;
declare const __DEFAULTS__: Partial<Record<keyof Config, string>>;
/** Where the files of texts are, and which; `scripts/build/locale-assets.ts` makes them. */
declare const __LOCALES__: {
  folder: string;
  languages: readonly string[];
  all: readonly string[];
  fewer: Readonly<Record<string, readonly string[]>>;
};

/** Where the portal stands on its host: `/`, or `/x/` for a build with `--base /x/`. */
export const base = import.meta.env.BASE_URL;

/** A demo has the worker that answers in place of an API, and what is served while it is written none. */
export const hasWorker = import.meta.env.MODE === 'production';

export const version = __VERSION__;

/** The configuration of `.env`, for what `config.json` leaves out. */
export const defaults = __DEFAULTS__;

/** The address of the texts of a namespace; undefined where a language has none. */
export function localeUrl(language: string, namespace: string): string | undefined {
  const { folder, languages, all, fewer } = __LOCALES__;
  const has = languages.includes(language) && (fewer[language] ?? all).includes(namespace);
  return has ? `${base}${folder}/${language}/${namespace}.json` : undefined;
}
