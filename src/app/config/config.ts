import { base, defaults } from './build-time';
import { BUILT_IN, type Config } from './built-in-config';

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
