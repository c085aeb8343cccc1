import { clientAddressOf } from '../../tools/http/client-address';

/** What somebody logs in with: names as their makers write them. */
export interface Agent {
  program?: string;
  system?: string;
}

/** The first that fits, as most call themselves Chrome and Safari too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/i, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/i, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** A program that is no browser begins with its own name: `curl/8.5`, `python-requests/2.32`. */
const ownName = (text: string) => /^(?!Mozilla\/)([a-z][\w.-]{1,39})\//i.exec(text)?.[1];

/** By the `User-Agent` header (RFC 9110, 10.1.5), of which nothing else is kept. */
export function agentIn(header: string): Agent {
  // Whoever sends a novel has no name.
  const text = header.slice(0, 500);
  const program = nameIn(BROWSERS, text) ?? ownName(text);
  const system = nameIn(SYSTEMS, text);
  return { ...(program && { program }), ...(system && { system }) };
}

/** Inside a page no request says it: it is the page's own browser. */
export function agentOf(request: Request): Agent {
  const inPage = clientAddressOf(request) === 'page' && 'document' in globalThis;
  return agentIn(request.headers.get('user-agent') ?? (inPage ? navigator.userAgent : ''));
}
