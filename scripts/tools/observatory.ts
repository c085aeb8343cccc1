/**
 * The points that Mozilla's HTTP Observatory gives to an answer, by its published rules (mdn-http-observatory,
 * `src/grader/charts.js` and `src/analyzer/tests`, 2026): from 100, what costs points first, and what brings some on top
 * where 90 or more are left.
 *
 * @param headers of a page. Redirection to https, the certificate and preloading are not seen here: as if right, and not
 *   preloaded (0 points each).
 * @param page its text, of which scripts count.
 */
export function observatoryPoints(headers: Headers, page: string): { total: number; points: Record<string, number> } {
  const points = {
    policy: policyPoints(directivesOf(headers)),
    cookies: headers.has('Set-Cookie') ? -40 : 0,
    cors: headers.get('Access-Control-Allow-Credentials') ? -50 : 0,
    transport: transportPoints(headers.get('Strict-Transport-Security') ?? ''),
    referrer: /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('Referrer-Policy') ?? '',
    )
      ? 5
      : 0,
    scripts: scriptPoints(page),
    sniffing: headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    frames: framePoints(headers),
    resources: /^same-(?:origin|site)$/.test(headers.get('Cross-Origin-Resource-Policy') ?? '') ? 10 : 0,
  };
  const sum = (keep: (each: number) => boolean) =>
    Object.values(points)
      .filter(keep)
      .reduce((a, b) => a + b, 0);
  const left = 100 + sum((each) => each < 0);
  return { total: left >= 90 ? left + sum((each) => each > 0) : left, points };
}

const BROAD = /^(?:https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?)$/;

function directivesOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('Content-Security-Policy') ?? '').split(';').map((each) => each.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function policyPoints(directives: Map<string, string[]>): number {
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isLoose = (source: string) => BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:';
  const all = [...directives.values()].flat();
  if (!all.length) return -25;
  if (sources('script-src').some(isLoose) || sources('object-src').some((source) => BROAD.test(source))) return -20;
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (sources('style-src').some(isLoose)) return 0;
  return String(directives.get('default-src')) === "'none'" ? 10 : 5;
}

function transportPoints(header: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  if (!seconds) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function scriptPoints(page: string): number {
  const addresses = [...page.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (addresses.some(([, address = '']) => /^(?:\w+:)?\/\//.test(address))) return -50;
  return addresses.length && addresses.every(([tag]) => tag.includes(' integrity=')) ? 5 : 0;
}

function framePoints(headers: Headers): number {
  const ancestors = directivesOf(headers).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5;
  return /^(?:DENY|SAMEORIGIN)$/i.test(headers.get('X-Frame-Options') ?? '') ? 0 : -20;
}
