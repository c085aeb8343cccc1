import { securityHeaders, type Environment } from '../build/environment';
import { observatoryPoints } from './observatory';

const PAGE = '<script type="module" nonce="n" src="/assets/index-1.js"></script>';

const sentFor = (environment: Environment) =>
  new Headers(securityHeaders(environment).map(({ name, value }): [string, string] => [name, value('n')]));

test.each<[string, Environment]>([
  ['by itself', {}],
  [
    'with everything set',
    {
      API_URL: 'https://api.example.org/base',
      AI_URL: 'https://ai.example.org',
      REPORT_URL: 'https://report.example.org',
      BASEMAP_URL: 'https://{a-c}.tiles.example.org/{z}/{x}/{y}.png',
      CAPTCHA_SITE_KEY: '10000000-ffff',
    },
  ],
])('the portal has 130 points %s', (_, environment) => {
  expect(observatoryPoints(sentFor(environment), PAGE)).toEqual({
    total: 130,
    points: {
      policy: 10,
      cookies: 0,
      cors: 0,
      transport: 0,
      referrer: 5,
      scripts: 0,
      sniffing: 0,
      frames: 5,
      resources: 10,
    },
  });
});

test('what is missing costs points, and then nothing is added', () => {
  expect(observatoryPoints(new Headers(), '<script src="//elsewhere.example/a.js"></script>').total).toBe(-20);
  const headers = sentFor({});
  headers.delete('Strict-Transport-Security');
  expect(observatoryPoints(headers, PAGE).total).toBe(80);
});

test('the policy of an address without TLS is counted as such', () => {
  expect(observatoryPoints(sentFor({ API_URL: 'http://api.example.org' }), PAGE).total).toBe(80);
});

test('browsers stay with https, for subdomains too, and with what is named', () => {
  const headers = sentFor({});
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  const policy = headers.get('Content-Security-Policy')?.split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'"]));
});
