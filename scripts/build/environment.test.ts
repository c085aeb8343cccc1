import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configJson, securityHeaders, type Environment } from './environment';
import { clientJson } from './first-token';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
const templates = join(folder, 'templates');
beforeAll(() => {
  cpSync('nginx', join(templates, 'nginx'), { recursive: true });
  cpSync('nginx.conf', join(templates, 'nginx.conf'));
  writeFileSync(join(templates, 'nginx/known-addresses.conf'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the container writes for this environment. */
function rendered(environment: Environment) {
  const state = join(folder, 'state');
  const env = { PATH: process.env.PATH, TEMPLATES: templates, STATE: state, ...environment };
  execFileSync('sh', [join(templates, 'nginx/render.sh')], { env });
  return (name: string) => readFileSync(join(state, name), 'utf8');
}

const cases: [string, Environment][] = [
  ['nothing set', {}],
  [
    'everything set',
    {
      API_URL: 'https://api.example.org/base',
      AI_URL: 'https://ai.example.org:8443/v1',
      REPORT_URL: 'https://api.example.org/report',
      BASEMAP_URL: 'https://{a-c}.tiles.example.org/{z}/{x}/{y}.png',
      BASEMAP_ATTRIBUTION: '© "Tiles" \\ <a href="https://example.org">Example</a> #1 & more',
      CAPTCHA_SITE_KEY: '10000000-ffff',
      SANDBOX: 'true',
      SUPPORT_EMAIL: 'help@example.org\n',
      CLIENT_SECRET: `</script>"'$host\\u0022#& '; \n`,
    },
  ],
  ['addresses of numbers', { API_URL: 'http://[::1]:8211/base', REPORT_URL: 'https://[2001:db8::2]/in' }],
  ['an address that tries to write its own policy', { API_URL: 'https://a.org; script-src *', AI_URL: 'javascript:x' }],
];

test.each(cases)('the container and npm start agree: %s', (_, environment) => {
  const file = rendered(environment);
  expect(JSON.parse(file('config.json'))).toEqual(JSON.parse(configJson(environment)));
  const [, client = ''] = /^sub_filter '__CLIENT__' '([^']*)';\n$/.exec(file('client.conf')) ?? [];
  expect(JSON.parse(client)).toEqual(JSON.parse(clientJson(environment)));
  expect(client).not.toMatch(/[$<]/);
  const text = file('security-headers.conf');
  for (const header of securityHeaders(environment)) {
    expect(text).toContain(`add_header ${header.name} "${header.value('$request_id')}" always;`);
  }
  expect(`${text}${file('nginx.conf')}`).not.toMatch(/\$\{(PORT|SITE|STATE|CSP_)/);
});

test('the policy allows nothing inline and only the origins configured', () => {
  const headers = securityHeaders({ API_URL: 'https://api.example.org/x', BASEMAP_URL: 'https://{a-c}.t.org/{z}' });
  const policy = headers.find(({ name }) => name === 'Content-Security-Policy')?.value('N0nce') ?? '';
  expect(policy).not.toMatch(/unsafe-/);
  expect(policy).toContain("script-src 'self' 'nonce-N0nce';");
  expect(policy).toContain("style-src 'self' 'nonce-N0nce';");
  expect(policy).toContain("connect-src 'self' https://api.example.org;");
  expect(policy).toContain("img-src 'self' data: blob: https://api.example.org https://*.t.org;");
  expect(policy).toContain("frame-src 'none';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('of an address of numbers scheme and port are named, as browsers ignore its host in a policy', () => {
  const headers = securityHeaders({ API_URL: 'http://[::1]:8211/base', FRONTEND_URL: 'http://[::1]:8080' });
  const policy = headers.find(({ name }) => name === 'Content-Security-Policy')?.value('n') ?? '';
  expect(policy).toContain("connect-src 'self' http://*:8211;");
  expect(rendered({ FRONTEND_URL: 'http://[::1]:8080/x' })('nginx.conf')).toContain('"http://[::1]:8080"');
});

test('an address cannot add a directive', () => {
  const [policy] = securityHeaders({ API_URL: 'https://a.org; script-src *' });
  expect(policy?.value('n')).not.toContain('script-src *');
});
