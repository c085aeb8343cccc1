import type { Config } from './config';

/** What the build knows. The one module that reads `import.meta`; Jest has its own (`test/build-time.ts`). */

declare const __VERSION__: string;
declare const __DEFAULTS__: Partial<Record<keyof Config, string>>;

/** Where the portal stands on its host: `/`, or `/x/` for a build with `--base /x/`. */
export const base = import.meta.env.BASE_URL;

export const version = __VERSION__;

/** The configuration of `.env`, for what `config.json` leaves out. */
export const defaults = __DEFAULTS__;

const files = import.meta.glob<string>('/locales/*/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of the texts of a namespace; undefined where a language has none. */
export const localeUrl = (language: string, namespace: string): string | undefined =>
  files[`/locales/${language}/${namespace}.json`];
