import { endpoints, type Line } from '@/contract/endpoints';
import { ROOT_PATHS } from '@/contract/root-paths';
import { testApi } from '../../mocks/rules/world/api.fixture';
import { DEMO_USERS } from '../../mocks/data/users/demo-users';

/*
 * Who may call what, written down a second time: whatever the portal draws or hides, the API refuses by itself.
 */

type Email = (typeof DEMO_USERS)[number]['email'];
type Caller = 'nobody' | 'the application' | `program of ${Email}` | Email;

/** Whose programs call, each with an API token. */
const PROGRAMS: readonly Email[] = ['admin@example.org', 'publisher@example.org', 'user@example.org'];

/** No token is needed: the first contact, pictures and files that a page links to, programs that speak BrAPI. */
const OPEN = [
  /^GET \/request\/external$/,
  /^(GET|POST) \/oauth\/(?!userinfo$)/,
  /^GET \/\.well-known\//,
  /^(GET|POST) \/brapi\/v2\//,
  /^GET \/acn\/(tile|image)\//,
  /^GET \/dataset\/:uuid\/files\/:name$/,
  /^GET \/repository\/(download|image)\//,
  /^GET \/(sitemap|feeds\/\w+)\.xml$/,
  /^GET \/info$/,
  /^POST \/(event|report)$/,
];

/** A person in front of their own session: a program with their key must not become the account. */
const IN_PERSON = [
  /^PUT \/me\/(profile|ai-terms)$/,
  /^(POST|DELETE) \/me\/(email|ftp)$/,
  /^POST \/me\/(password|delete)$/,
  /^(POST|PUT|DELETE) \/me\/tokens/,
  /^(GET|DELETE) \/me\/sessions/,
  /^GET \/me\/data$/,
];

/** Administrators in front of their own session: a program with their key must not take over accounts. */
const IN_OFFICE = [/^PUT \/user\/:uuid$/, /^POST \/user\/:uuid\/[\w-]+$/, /^DELETE \/user\/:uuid\//];

/** Any person, or a program of theirs. */
const SIGNED_IN = [
  /^\w+ \/me\//,
  /^\w+ \/ai\//,
  /^\w+ \/oauth\/userinfo$/,
  /^\w+ \/(acl|audit)\//,
  /^\w+ \/acn\/:code\/passport/,
];

/** Who writes what, beside administrators. What they may do with one item is a matter of its answer. */
const WRITERS: readonly [RegExp, ...string[]][] = [
  [/^POST \/translate$/, 'publisher', 'content', 'translator'],
  [/^POST \/divtree(\/bulk\/[\w-]+)?$|^(POST|PUT|DELETE) \/divtree\/:uuid/, 'divtree'],
  [/^\w+ \/ingest\/:dataset\//, 'publisher'],
  [/^POST \/dataset(\/bulk\/[\w-]+)?$|^(POST|PUT|DELETE) \/dataset\/:uuid/, 'publisher'],
  [/^POST \/subset(\/bulk\/[\w-]+)?$|^(POST|PUT|DELETE) \/subset\/:uuid/, 'publisher'],
  [/^POST \/descriptor(list)?(\/bulk\/[\w-]+)?$|^(POST|PUT|DELETE) \/descriptor(list)?\/:uuid/, 'publisher'],
  [/^(POST|PUT|DELETE) \/bibliography(\/:uuid|\/parse)?$|^GET \/bibliography\/ris$/, 'citations'],
  [/^(POST|PUT|DELETE) \/genotype(\/:uuid|\/import)?$/, 'publisher'],
  [/^(POST|PUT|DELETE) \/(article|menu)\b|^GET \/(article|menu|activitypost)\/draft\//, 'content'],
  [/^(POST|PUT|DELETE) \/activitypost\b(?!\/(list|filter)$)/, 'content'],
  [/^(POST|PUT|DELETE) \/repository\/|^GET \/repository\/uses\//, 'content'],
  [/^PUT \/crop\//, 'content'],
  [/^(POST|DELETE) \/crop(\/:shortName)?$/, 'admin'],
  [/^(POST|PUT|DELETE) \/(partner|network)(\/:\w+)?$/, 'admin'],
  [/^PUT \/(wiews|country)\//, 'admin'],
  [/^POST \/subrequest\/:uuid\/resend$/, 'admin'],
  [/^\w+ \/apitoken\//, 'admin'],
  [/^POST \/user\/(list|filter)$|^GET \/user\/:uuid/, 'admin'],
  [/^POST \/audit\/(list|filter)$/, 'admin'],
  [/^\w+ \/kpi\//, 'admin'],
  [/^GET \/admin\/logger$/, 'publisher'],
  [/^\w+ \/admin\//, 'admin'],
  [/^\w+ \/labs\//, 'admin'],
  [/^\w+ \/oauthclient(\/|$)/, 'admin'],
  [/^(POST|PUT|DELETE) \/vocabulary(\/:uuid)?$/, 'admin'],
  [/^(GET|PUT) \/taxonomy\/:id$/, 'admin'],
  [/^\w+ \/l10n\//, 'translator'],
  [/^\w+ \/subrequest\//, 'requests'],
  [/^\w+ \/request\/(list|filter|:uuid)/, 'admin'],
];

/** Every other line takes any token; what it shows of drafts is a matter of its answer. */
function expectedOf(line: Line, caller: Caller): 'opens' | 401 | 403 {
  const isOne = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(line));
  if (isOne(OPEN)) return 'opens';
  if (caller === 'nobody') return 401;
  if (isOne(IN_PERSON)) return caller.includes('@') && !caller.startsWith('program of ') ? 'opens' : 403;
  if (isOne(IN_OFFICE)) return caller === 'admin@example.org' ? 'opens' : 403;
  const [, ...writers] = WRITERS.find(([pattern]) => pattern.test(line)) ?? [];
  // A program may what its person may.
  const person = caller.replace('program of ', '');
  if (writers.length > 0) return [...writers, 'admin'].some((each) => person === `${each}@example.org`) ? 'opens' : 403;
  if (isOne(SIGNED_IN)) return caller === 'the application' ? 403 : 'opens';
  return 'opens';
}

const api = testApi({ accessions: 60 });
const lines = Object.keys(endpoints) as Line[];
const callers: Caller[] = [
  'nobody',
  'the application',
  ...DEMO_USERS.map(({ email }) => email),
  ...PROGRAMS.map((email) => `program of ${email}` as const),
];
const credentials = new Map<Caller, string>();

beforeAll(async () => {
  credentials.set('the application', `Bearer ${await api.token()}`);
  for (const { email } of DEMO_USERS) credentials.set(email, `Bearer ${await api.token(email)}`);
  for (const email of PROGRAMS) {
    const made = await api.call('POST /api/v2/me/tokens', {
      headers: { Authorization: credentials.get(email) ?? '' },
      body: { label: 'A program', active: true, expires: null, password: 'Demo-2025!' },
    });
    credentials.set(`program of ${email}`, `API-Token ${((await made.json()) as { token: string }).token}`);
  }
});

/** The refusals of roles; what else may be wrong with an empty call is told in other words. */
async function verdictOf(line: Line, caller: Caller): Promise<'opens' | 401 | 403> {
  const [method = '', path = ''] = line.split(' ');
  const prefix = ROOT_PATHS.some((root) => path.startsWith(root)) ? '' : '/api/v2';
  // Signing out would end what the other calls are made with.
  const Authorization = /^\/oauth\/(?!userinfo)/.test(path) ? undefined : credentials.get(caller);
  const response = await api.call(`${method} ${prefix}${path.replaceAll(/:\w+/g, 'none')}`, {
    headers: Authorization ? { Authorization } : {},
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
  });
  if (response.status !== 401 && response.status !== 403) {
    await response.body?.cancel();
    return 'opens';
  }
  const { error } = (await response.json()) as { error: string };
  if (error === 'invalid_token') throw new Error(`The token of ${caller} was not taken`);
  if (response.status === 401 && error === 'unauthorized') return 401;
  return response.status === 403 && error === 'access_denied' ? 403 : 'opens';
}

test.each(lines)('%s', async (line) => {
  const seen: Partial<Record<Caller, unknown>> = {};
  for (const caller of callers) seen[caller] = await verdictOf(line, caller);
  expect(seen).toEqual(Object.fromEntries(callers.map((caller) => [caller, expectedOf(line, caller)])));
});
