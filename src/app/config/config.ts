import { base, defaults } from './build-time';
import { BUILT_IN } from './built-in-config';

/** What an installation sets, from `config.json` beside `index.html`. */
export interface Config {
  /** Origin of the API; empty is the portal's own. */
  API_URL: string;
  /** Both name the application to the API. Neither is a secret: every visitor can read them. */
  CLIENT_ID: string;
  CLIENT_SECRET: string;
  /** Turns the AI features on. */
  AI_URL: string;
  MACHINE_TRANSLATION: boolean;
  /** Marks an installation for trying things out. */
  SANDBOX: boolean;
  /** Codes open to ordinary users, separated by commas, or `all`. */
  PUBLIC_LANGUAGES: string;
  SUPPORT_EMAIL: string;
  BASEMAP_URL: string;
  BASEMAP_ATTRIBUTION: string;
  CAPTCHA_SITE_KEY: string;
  /** Where failed calls are reported; empty reports none. */
  REPORT_URL: string;
  /** The public address of the portal, for links that leave it. */
  FRONTEND_URL: string;
}

/** Environment variables arrive as text; whatever is not of the wanted kind is left out. */
function settings(given: unknown): Partial<Config> {
  if (typeof given !== 'object' || given === null) return {};
  const entries = Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    const usual: unknown = BUILT_IN[key as keyof Config];
    if (typeof usual === 'boolean') return [[key, value === true || /^(true|1|yes|on)$/i.test(String(value))]];
    return typeof usual === 'string' && typeof value === 'string' && value !== '' ? [[key, value]] : [];
  });
  return Object.fromEntries(entries) as Partial<Config>;
}

export const readConfig = (given: unknown): Config => ({ ...BUILT_IN, ...settings(defaults), ...settings(given) });

export const configAddress = () => new URL(`${base}config.json`, globalThis.location.origin);

/** Milliseconds for a small file of our own host. */
const PATIENCE = 15_000;

/** Never rejects: an installation without `config.json`, or out of reach, runs on the defaults. */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch(configAddress(), { signal: AbortSignal.timeout(PATIENCE) });
    return readConfig(response.ok ? await response.json() : undefined);
  } catch {
    return readConfig(undefined);
  }
}
