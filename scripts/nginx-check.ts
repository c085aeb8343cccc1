/** Checks what a real nginx answers with our nginx.conf and the built portal: one line per check, exit code 1 if one fails. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { buildWhenStale } from './build/build';
import { startNginx, type ChildNginx } from './serve/child-nginx';
import { configJson, securityHeaders, type Environment } from './build/environment';
import { clientJson } from './build/first-token';
import { unnamedIn } from './build/licences';
import { observatoryPoints } from './tools/observatory';
import { program } from './program';
import { NONCE_MARKER } from './build/nonce-marker';

const ENVIRONMENT: Environment = {
  API_URL: 'https://api.example.org/base',
  REPORT_URL: 'https://report.example.org/in',
  BASEMAP_URL: 'https://{a-c}.tiles.example.org/{z}/{x}/{y}.png',
  BASEMAP_ATTRIBUTION: '© "Tiles" & <a href="https://example.org">friends</a>',
  CAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
  CLIENT_ID: 'portal@example.org',
  CLIENT_SECRET: String.raw`</script>"'$host \n'; #`,
  FRONTEND_URL: 'https://portal.example.org',
};

const STATUS: [path: string, status: number][] = [
  ['/', 200],
  ['/index.html', 200],
  ['/a', 200],
  ['/a/', 200],
  ['/a/v2xqd5LzYpP', 200],
  ['/a/v2xqd5LzYpP?p=2&s=accessionNumber', 200],
  ['/a/f1c5d0a2-0000-5000-8000-000000000000', 200],
  ['/10.18730/1CJ6N', 200],
  ['/wiews/NLD037', 200],
  ['/es/wiews', 200],
  ['/pt-BR/a/v2xqd5LzYpP', 200],
  ['/ar/', 200],
  ['/nowhere', 404],
  ['/A', 404],
  ['/wiews/nld37', 404],
  ['/xx/a', 404],
  ['/es/nowhere', 404],
  ['/assets/gone.js', 404],
  ['/gone.png', 404],
  ['/%zz', 400],
  ['/.git/config', 404],
];

const FIRST_PAGES: [path: string, language: string, heading: boolean][] = [
  ['/', 'en', true],
  ['/a?q=wheat', 'en', true],
  ['/es/a/v2xqd5LzYpP', 'es', true],
  ['/fr/wiews/NLD037', 'fr', false],
  // Not open to everybody.
  ['/ar/', 'en', true],
  ['/es/nowhere', 'es', false],
];

const TITLES: [path: string, title: string][] = [
  ['/', 'PGR Portal'],
  ['/c', 'Crops – PGR Portal'],
  ['/es/c', 'Cultivos – PGR Portal'],
  ['/admin/users', 'PGR Portal'],
  ['/nowhere', 'PGR Portal'],
];

let failed = 0;
function check(what: string, right: boolean, seen: unknown): void {
  if (!right) failed += 1;
  console.log(`${right ? '✓' : '✗'} ${what.padEnd(62)} ${right ? '' : `got ${JSON.stringify(seen)}`}`.trimEnd());
}

await program(async () => {
  await buildWhenStale();
  const nginx = await startNginx('dist', ENVIRONMENT);
  try {
    await checkAll(nginx);
  } finally {
    await nginx.stop();
  }
  console.log(`\nnginx: ${failed ? `${failed} checks failed` : 'all checks passed'}`);
  if (failed) process.exitCode = 1;
});

async function checkAll(nginx: ChildNginx): Promise<void> {
  const { url: base } = nginx;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });
  for (const [path, status] of STATUS) {
    const answer = await get(path);
    check(`${path} answers ${status}`, answer.status === status, answer.status);
  }

  const assets = readdirSync('dist/assets');
  // The one that the page begins with: the smallest are sent as they are.
  const script = /\/assets\/[^"]+\.js/.exec(readFileSync('dist/index.html', 'utf8'))?.[0] ?? '';
  const style = `/assets/${assets.find((name) => /\.(css|woff2)$/.test(name)) ?? ''}`;
  for (const path of [
    '/',
    '/a',
    '/nowhere',
    '/config.json',
    script,
    style,
    '/assets/gone.js',
    '/%zz',
    '/healthz',
    '/opensearch.xml',
  ]) {
    const answer = await get(path);
    const nonce = nonceOf(answer) ?? '';
    const wrong = securityHeaders(ENVIRONMENT).filter(({ name, value }) => answer.headers.get(name) !== value(nonce));
    check(
      `${path} has every security header`,
      !wrong.length,
      wrong.map(({ name }) => name),
    );
  }

  const [one, two] = [await get('/'), await get('/')];
  const [first, second] = [nonceOf(one), nonceOf(two)];
  const page = await one.text();
  check('the nonce is new for every answer', Boolean(first && second && first !== second), [first, second]);
  check(
    'the nonce of the page is that of its header',
    page.includes(`nonce="${first}"`) && !page.includes(NONCE_MARKER),
    first,
  );
  for (const [path, language, heading] of FIRST_PAGES) {
    const text = await (await get(path)).text();
    const right = text.includes(`<html lang="${language}"`) && text.includes('<h1') === heading;
    check(`${path} begins with its page, in ${language}`, right, /<html[^>]*>/.exec(text)?.[0]);
  }
  const image = `<meta data-card property="og:image" content="${ENVIRONMENT.FRONTEND_URL}/card.png">`;
  for (const [path, title] of TITLES) {
    const text = await (await get(path)).text();
    const wanted = [`<title>${title}</title>`, `<meta data-card property="og:title" content="${title}">`, image];
    const right = wanted.every((each) => text.includes(each));
    check(`a link to ${path} is shown with its title and a picture`, right, /<title>.*?<\/title>/.exec(text)?.[0]);
  }
  const gone = await get('/nowhere');
  check(
    'the not-found page has its nonce too',
    (await gone.text()).includes(`nonce="${nonceOf(gone)}"`),
    nonceOf(gone),
  );
  const policy = one.headers.get('content-security-policy') ?? '';
  check('the policy has no unsafe-inline and no unsafe-eval', !policy.includes('unsafe-'), policy);

  const { total, points } = observatoryPoints(one.headers, page);
  check("130 points by the rules of Mozilla's Observatory", total === 130, points);

  const search = await (await get('/opensearch.xml', { 'X-Forwarded-Proto': 'gopher' })).text();
  const template = `${ENVIRONMENT.FRONTEND_URL}/a?q={searchTerms}`;
  check('browsers are told the whole address of the search', search.includes(template), search);

  const robots = await (await get('/robots.txt')).text();
  check('engines are told no sitemap that there is not', !robots.includes('Sitemap:'), robots);

  for (const path of [
    '/',
    '/a',
    '/nowhere',
    '/assets/gone.js',
    '/config.json',
    '/opensearch.xml',
    '/service-worker.js',
  ]) {
    const caching = (await get(path)).headers.get('cache-control');
    check(`${path} is revalidated every time`, caching === 'no-cache', caching);
  }
  for (const path of [script, style]) {
    const caching = (await get(path)).headers.get('cache-control') ?? '';
    check(`${path} is kept for good`, /max-age=31536000, immutable/.test(caching), caching);
  }
  const [, client = '{}'] = /Object\.assign\(.*?\},(\{.*?\})\)/.exec(await (await get('/a')).text()) ?? [];
  const same = JSON.stringify(JSON.parse(client)) === JSON.stringify(JSON.parse(clientJson(ENVIRONMENT)));
  check('a page asks for its token as the environment says', same, client);
  const compressed = await get('/', { 'Accept-Encoding': 'gzip' });
  const coding = compressed.headers.get('content-encoding');
  check('/ is compressed', coding === 'gzip', coding);
  for (const [accepted, ending] of [
    ['gzip', 'gz'],
    // Without its module nginx sends what it has.
    ['gzip, br', nginx.brotli ? 'br' : 'gz'],
  ] as const) {
    const answer = await get(script, { 'Accept-Encoding': accepted });
    const seen = ['content-encoding', 'content-length', 'vary'].map((name) => answer.headers.get(name));
    const size = String(statSync(`dist${script}.${ending}`).size);
    const right = [ending === 'gz' ? 'gzip' : 'br', size, 'Accept-Encoding'];
    check(`to ${accepted} ${script} comes as the build's .${ending}`, String(seen) === String(right), seen);
  }
  const config = await get('/config.json');
  const type = config.headers.get('content-type') ?? '';
  check('config.json is JSON', type.startsWith('application/json'), type);
  const text = await config.text();
  const notices = await get('/licences.txt');
  const noticesAre = notices.headers.get('content-type');
  check('/licences.txt is text', noticesAre === 'text/plain; charset=utf-8', noticesAre);
  const unnamed = unnamedIn(await notices.text());
  check('/licences.txt names libraries and fonts', !unnamed.length, unnamed);
  const secrets = ['4c3b-9e41', 'q=private', 'cookie-1'];
  for (const path of [
    '/profile/4c3b-9e41/validate?x=4c3b-9e41',
    '/es/profile/4c3b-9e41/pwdreset/cancel',
    '/requests/status/4c3b-9e41',
    '/pt-BR/requests/external/4c3b-9e41/info',
    '/request/4c3b-9e41/approve',
    '/a?q=private',
  ])
    await get(path, { Cookie: 'session=cookie-1' });
  const right = [
    '/profile/-/validate',
    '/es/profile/-/pwdreset/cancel',
    '/requests/status/-',
    '/pt-BR/requests/external/-/info',
    '/request/-/approve',
    '/a',
  ];
  let paths: string[] = [];
  // A line is written after its answer was sent.
  for (let attempt = 0; attempt < 100 && String(paths) !== String(right); attempt += 1) {
    await new Promise((wait) => void setTimeout(wait, 50));
    const lines = nginx.log().trimEnd().split('\n').slice(-right.length);
    paths = lines.map((line) => (JSON.parse(line) as { path: string }).path);
  }
  const told = secrets.some((secret) => nginx.log().includes(secret));
  check('the access log tells no query, cookie and token', String(paths) === String(right) && !told, paths);
  check('config.json holds the environment', JSON.stringify(JSON.parse(text)) === configJson(ENVIRONMENT), text);
}

function nonceOf(answer: Response): string | undefined {
  return /'nonce-(\w+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
}
