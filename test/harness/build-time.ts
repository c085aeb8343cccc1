import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Takes the place of `src/app/config/build-time.ts`, which only a bundler can evaluate. */
export const base = '/';

export const hasWorker = true;

export const version = '2025.2.5';

export const defaults = {};

export const localeUrl = (language: string, namespace: string): string | undefined => {
  const path = `locales/${language}/${namespace}.json`;
  return existsSync(join(process.cwd(), path)) ? `http://localhost/${path}` : undefined;
};
