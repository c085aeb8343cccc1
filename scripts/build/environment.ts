/** Runtime configuration from environment variables: `config.json` and the security headers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The variables of a process, of which the portal reads those named in nginx/config-names.txt. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a variable says yes. */
export const isOn = (text: string | undefined): boolean => /^(true|1|yes|on)$/i.test(text ?? '');

/** A header, its value made for the nonce of one answer. */
export interface Header {
  name: string;
  value(nonce: string): string;
}

/** The variables that make up `config.json`. */
export function configNames(root = process.cwd()): string[] {
  return readFileSync(join(root, 'nginx/config-names.txt'), 'utf8').split('\n').filter(Boolean);
}

/** JSON of these variables, as far as they are set, each under its own name, as text. */
export function jsonOf(environment: Environment, names: readonly string[]): string {
  const entries = names.map((name) => [name, withoutControls(environment[name] ?? '')] as const);
  return JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value)));
}

/** The text of `config.json`. */
export const configJson = (environment: Environment, root = process.cwd()): string =>
  jsonOf(environment, configNames(root));

/** The headers of nginx/security-headers.conf, its places filled from the environment as nginx/render.sh fills them. */
export function securityHeaders(environment: Environment, root = process.cwd()): Header[] {
  const places = policyPlaces(environment);
  const text = readFileSync(join(root, 'nginx/security-headers.conf'), 'utf8');
  return [...text.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name = '', template = '']) => {
    const filled = template.replaceAll(/\$\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
    return { name, value: (nonce) => filled.replaceAll('$request_id', nonce) };
  });
}

function policyPlaces(environment: Environment): Record<string, string> {
  const { API_URL, AI_URL, REPORT_URL, BASEMAP_URL, CAPTCHA_SITE_KEY } = environment;
  const captcha = CAPTCHA_SITE_KEY ? 'https://hcaptcha.com https://*.hcaptcha.com' : '';
  return {
    CSP_CONNECT: origins(API_URL, AI_URL, REPORT_URL),
    CSP_IMAGES: origins(API_URL, BASEMAP_URL),
    CSP_FORMS: origins(API_URL),
    CSP_CAPTCHA: captcha && ` ${captcha}`,
    CSP_FRAMES: captcha || "'none'",
  };
}

/**
 * Each origin once, each with a space before it; placeholders in a host become a wildcard, and so do IPv6 literals, which
 * the grammar of policies does not know (CSP 3, 2.3.1: host-part).
 */
function origins(...addresses: (string | undefined)[]): string {
  const found = addresses.map((address) =>
    /^https?:\/\/[A-Za-z0-9.*:[\]-]+/.exec((address ?? '').replaceAll(/\{[^}]*\}/g, '*'))?.[0].replace(/\[.*\]/, '*'),
  );
  return [...new Set(found)].map((origin) => (origin ? ` ${origin}` : '')).join('');
}

function withoutControls(text: string): string {
  // A line break at the end of a secret read from a file is the usual one.
  return [...text].filter((char) => char >= ' ').join('');
}
