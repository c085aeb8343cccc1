import type { Kind } from '@/contract/kinds';
import type { AuditEntry, AuditParty } from '@/contract/publication/history';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { serverTasksOf } from '../../mocks/rules/tasks/server-tasks';
import type { Sample } from './shapes';

type Action = AuditEntry['action'];

/** What the history tells of a call: one entry of this class and action, and of which property. */
export interface Audited {
  entry: `${string} ${Action}`;
  /** With what it was and is, but of people, requests and secrets. */
  property?: string;
  /** Where it is not the person whose token the sample has: a party of a request, or the account itself. */
  who?: AuditParty | 'themself';
  /** Other entries of the same call. */
  also?: Audited['entry'][];
  /** In place of the sample's, which changes nothing. */
  body?: object;
  /** Beside what the sample sends. */
  more?: object;
  as?: Sample['as'];
  /** After what the sample has given. */
  given?: (sample: Sample) => unknown;
  /** Of what the call only begins. */
  goesOn?: true;
}

/** Lines that read or compute: nothing is kept that anybody else would see. */
export const READS: readonly RegExp[] = [
  /^POST \/[\w/:]+\/(list|filter|overview|details|summary|query)$/,
  /^POST \/(acn|brapi)\/(by-uuid|genotype-ids|species|suggest|download|mapinfo|geo|match|images|analogues)$/,
  /^POST \/brapi\/v2\/search\//,
  /^POST \/dataset\/(accessions-datasets|data|observed)$/,
  /^POST \/vocabulary\/(wiews|iso3166)\/decode$/,
  /^POST \/wiews\/:code\/download$/,
  /^\w+ \/api\/subsetting\//,
  /^POST \/bibliography\/parse$/,
  /^POST \/labs\/duplicates$/,
  /^POST \/(request\/holders|translate)$/,
  /^POST \/oauth\/userinfo$/,
  /^POST \/translate$/,
];

/** Lines that keep something of which the history of objects says nothing, and why. */
export const UNTOLD: readonly (readonly [RegExp, string])[] = [
  [/^POST \/oauth\//, 'logging in and out: accounts tell when somebody was here last'],
  [/^POST \/(registration|forgot-password|contact|me\/delete)$/, 'a letter leaves; what its link does is told'],
  [/^POST \/user\/:token\/(validate|pwdreset)-cancel$/, 'a link ends that did nothing'],
  [/^POST \/newsletter/, 'addresses without an account; consent is kept with its date'],
  [/^\w+ \/ai\//, 'a conversation, in memory alone'],
  [/^POST \/(event|report)$/, 'counted and printed'],
  [/^POST \/request\/external$/, 'a list that a program hands over, for some days'],
  [/^POST \/acn\/:code\/passport-updates$/, 'a file is compared; applying it is told'],
  [/^DELETE \/ingest\/task\/:id$/, 'stops a check, which wrote nothing'],
];

const crud = (path: string, key: string, name: string, property: string) => ({
  [`POST ${path}`]: { entry: `${name} INSERT` },
  [`PUT ${path}/:${key}`]: { entry: `${name} UPDATE`, property },
  [`DELETE ${path}/:${key}`]: { entry: `${name} DELETE` },
});

const publication = (name: Kind) => ({
  ...crud(`/${name}`, 'uuid', name, 'title'),
  ...Object.fromEntries(
    ['for-review', 'withdraw', 'approve', 'reject', 'unpublish'].map((move) => [
      `POST /${name}/:uuid/${move}`,
      { entry: `${name} UPDATE`, property: 'state' },
    ]),
  ),
  [`POST /${name}/:uuid/new-version`]: { entry: `${name} INSERT` },
  ...Object.fromEntries(
    ['for-review', 'approve', 'unpublish'].map((move) => [
      `POST /${name}/bulk/${move}`,
      { entry: `${name} UPDATE`, property: 'state' },
    ]),
  ),
  [`POST /${name}/bulk/delete`]: { entry: `${name} DELETE` },
});

const drafted = (
  name: Kind,
  key: string,
  change: (at: string) => Promise<unknown>,
  [property, value]: [string, unknown],
) => {
  const changed = async ({ params = {} }: Sample) => change(params[key] ?? '');
  const move = { entry: `${name} UPDATE`, property: 'state', given: changed, body: { version: 2 } };
  return {
    ...crud(`/${name}`, key, name, property),
    [`PUT /${name}/:${key}`]: { entry: `${name} UPDATE`, property, body: { version: 1, [property]: value } },
    [`POST /${name}/:${key}/publish`]: move,
    [`POST /${name}/:${key}/discard`]: move,
    [`POST /${name}/:${key}/withdraw`]: { entry: `${name} UPDATE`, property: 'state' },
  };
};

const REVIEWED = ['dataset', 'descriptor', 'descriptorlist', 'subset', 'divtree'] as const satisfies Kind[];

/** Every call that writes, and what is told of it. */
export function auditedWrites({ world, call, token }: TestApi): Readonly<Record<string, Audited>> {
  const { articles, menus, posts } = world.content;
  const nobody = { by: undefined };
  const uuidOf = (name: string) => world.users.byEmail(`${name}@example.org`)?.uuid ?? '';
  const account = (property: string, given?: () => unknown): Audited => ({
    entry: 'user UPDATE',
    property,
    ...(given && { given }),
  });
  const requested = { uuid: '00000000-0000-4000-8000-000000000007' };
  const of = (change: object) => () => world.users.update(requested.uuid, change);
  const asked = (property: string, who?: AuditParty): Audited => ({
    entry: 'request UPDATE',
    property,
    ...(who && { who }),
  });
  const rows = () => [{ ACCENUMB: crypto.randomUUID(), GENUS: 'Zea' }];
  const send = async (line: string, body: object) => call(line, { token: await token('admin@example.org'), body });
  const passport = (): Audited => ({ entry: 'wiews UPDATE', property: 'accessions', body: rows() });

  const table = {
    ...Object.fromEntries(REVIEWED.flatMap((kind) => Object.entries(publication(kind)))),
    ...drafted('article', 'slug', async (at) => articles.save(at, 1, { title: 'Oats' }, nobody), ['title', 'Oats']),
    ...drafted('menu', 'key', async (at) => menus.save(at, 1, { items: [{ id: 'a', slug: 'about' }] }, nobody), [
      'items',
      [{ id: 'a', slug: 'about' }],
    ]),
    ...drafted('activitypost', 'uuid', async (at) => posts.save(at, 1, { title: 'Oats' }, nobody), ['title', 'Oats']),
    ...crud('/crop', 'shortName', 'crop', 'name'),
    ...crud('/partner', 'uuid', 'partner', 'name'),
    ...crud('/network', 'shortName', 'network', 'title'),
    ...crud('/vocabulary', 'uuid', 'vocabulary', 'title'),
    ...crud('/bibliography', 'uuid', 'bibliography', 'title'),
    ...crud('/genotype', 'uuid', 'genotype', 'genotypeId'),
    'POST /genotype/import': { entry: 'genotype INSERT' },
    'PUT /wiews/:code': { entry: 'wiews UPDATE', property: 'acronym' },
    'PUT /country/:code3': { entry: 'country UPDATE', property: 'description' },
    'PUT /taxonomy/:id': { entry: 'taxonomy UPDATE', property: 'currentName' },
    'PUT /l10n/:entity/:key/:lang': { entry: 'crop UPDATE', property: 'translations.de.name' },
    'PUT /acl/:class/:path': { entry: 'subset UPDATE', property: 'acl.ROLE_VETTEDUSER' },

    'PUT /dataset/:uuid/accessions': { entry: 'dataset UPDATE', property: 'accessionCount' },
    'PUT /dataset/:uuid/references': { entry: 'dataset UPDATE', property: 'accessionCount' },
    'POST /dataset/:uuid/files': { entry: 'dataset UPDATE', property: 'files' },
    'PUT /dataset/:uuid/files/:name': { entry: 'dataset UPDATE', property: 'files' },
    'DELETE /dataset/:uuid/files/:name': { entry: 'dataset UPDATE', property: 'files' },
    'POST /ingest/:dataset/:file/:sheet': {
      entry: 'dataset UPDATE',
      property: 'observationCount',
      more: { version: 2 },
      goesOn: true,
    },
    'DELETE /ingest/:dataset/last': { entry: 'dataset UPDATE', property: 'observationCount' },
    'POST /descriptorlist/:uuid/descriptors': {
      entry: 'descriptorlist UPDATE',
      property: 'descriptorCount',
      also: ['descriptor INSERT'],
    },
    'PUT /subset/:uuid/accessions': { entry: 'subset UPDATE', property: 'accessionCount' },
    'PUT /divtree/:uuid/tree': { entry: 'divtree UPDATE', property: 'nodeCount' },
    'PUT /repository/folder/:path': { entry: 'repository-folder UPDATE', property: 'title' },
    'DELETE /repository/folder/:path': { entry: 'repository-folder DELETE' },
    'POST /repository/file/:path': { entry: 'repository-file INSERT' },
    'PUT /repository/file/:uuid': { entry: 'repository-file UPDATE', property: 'title' },
    'DELETE /repository/file/:uuid': { entry: 'repository-file DELETE' },
    'PUT /repository/gallery/:path': { entry: 'repository-gallery UPDATE', property: 'title' },
    'DELETE /repository/gallery/:path': { entry: 'repository-gallery DELETE' },
    'POST /acn/:code/passport': passport(),
    'PUT /acn/:code/passport': passport(),
    'DELETE /acn/:code/passport': {
      entry: 'wiews UPDATE',
      property: 'accessions',
      body: [{ ACCENUMB: 'To go', GENUS: 'Zea' }],
      given: () => send('POST /api/v2/acn/DEU146/passport', [{ ACCENUMB: 'To go', GENUS: 'Zea' }]),
    },
    'POST /acn/:code/passport-updates/:update/apply': { entry: 'wiews UPDATE', property: 'accessions' },
    'POST /acn/:code/passport-updates/:update/undo': { entry: 'wiews DELETE', property: 'accessions' },

    'POST /request': { entry: 'request INSERT', as: 'person' },
    'POST /request/status/:uuid/withdraw': asked('state', 'requester'),
    'POST /request/status/:uuid/resend': asked('letters', 'requester'),
    'POST /request/status/:uuid/correct': asked('info', 'requester'),
    'POST /request/status/:uuid/erase': { ...asked('info'), as: 'administrator' },
    'POST /request/status/:uuid/permits': asked('permits', 'requester'),
    'DELETE /request/status/:uuid/permits/:permit': asked('permits', 'requester'),
    'POST /me/requests/:uuid/permits': asked('permits'),
    'DELETE /me/requests/:uuid/permits/:permit': asked('permits'),
    'POST /request/:token/validate': asked('state', 'requester'),
    'POST /request/:token/approve': asked('state', 'approver'),
    'POST /request/:token/reject': asked('state', 'approver'),
    'POST /request/:token/confirm': asked('answers', 'requester'),
    'PUT /request/:token/answer': asked('answers', 'genebank'),
    'POST /me/requests/:uuid/resend': asked('letters'),
    'POST /me/requests/:uuid/withdraw': asked('state'),
    'POST /me/requests/:uuid/erase': asked('info'),
    'POST /me/requests/:uuid/confirm': asked('answers'),
    'PUT /subrequest/:uuid': asked('answers'),
    'POST /subrequest/:uuid/resend': asked('letters'),
    'DELETE /request/:uuid': { entry: 'request DELETE' },
    'POST /request/:uuid/admin/:action': asked('state'),

    'POST /user/:token/validate': {
      entry: 'user INSERT',
      who: 'themself',
      given: () => world.users.update(world.users.all().at(-1)?.uuid ?? '', { validated: false }),
    },
    'POST /user/:token/pwdreset': { ...account('password'), who: 'themself' },
    'POST /user/:token/delete': { entry: 'user DELETE', who: 'themself' },
    'PUT /user/:uuid': account('expires', of({ expires: undefined })),
    'POST /user/:uuid/lock': account('locked'),
    'POST /user/:uuid/unlock': account('locked', of({ locked: true })),
    'POST /user/:uuid/enable': account('active', of({ active: false })),
    'POST /user/:uuid/disable': account('active'),
    'POST /user/:uuid/extend': account('expires'),
    'POST /user/:uuid/reset-password': account('letters'),
    'POST /user/:uuid/resend-validation': account('letters'),
    'DELETE /user/:uuid/ftp': account(
      'ftp',
      of({ validated: true, ftp: { username: 'u', password: { hash: 'h', salt: 's' } } }),
    ),
    'DELETE /user/:uuid/sessions': account('sessions'),
    'DELETE /user/:uuid/sessions/:id': account('sessions'),
    'PUT /me/profile': account('fullName', () => world.users.update(uuidOf('user'), { fullName: 'Uma' })),
    'POST /me/email': account('pendingEmail'),
    'DELETE /me/email': account('pendingEmail', () => {
      const pendingUntil = new Date(world.clock.now() + 60_000).toISOString();
      world.users.update(uuidOf('user'), { pendingEmail: 'uma@example.net', pendingUntil });
    }),
    'POST /me/password': account('password'),
    'POST /me/ftp': account('ftp'),
    'DELETE /me/ftp': account('ftp', () =>
      world.users.update(uuidOf('user'), { ftp: { username: 'u', password: { iterations: 1, hash: 'h', salt: 's' } } }),
    ),
    'DELETE /me/sessions': account('sessions'),
    'DELETE /me/sessions/:id': account('sessions'),
    'POST /me/maps': account('maps'),
    'PUT /me/maps/:filterCode': account('maps'),
    'DELETE /me/maps/:filterCode': account('maps'),
    'PUT /me/ai-terms': account('aiTerms'),
    'POST /me/tokens': { entry: 'apitoken INSERT' },
    'PUT /me/tokens/:uuid': { entry: 'apitoken UPDATE', property: 'label' },
    'DELETE /me/tokens/:uuid': { entry: 'apitoken DELETE' },
    'PUT /apitoken/:uuid': { entry: 'apitoken UPDATE', property: 'active' },
    'DELETE /apitoken/:uuid': { entry: 'apitoken DELETE' },
    'POST /oauthclient': { entry: 'oauthclient INSERT' },
    'PUT /oauthclient/:clientId': { entry: 'oauthclient UPDATE', property: 'accessTokenMinutes' },
    'DELETE /oauthclient/:clientId': { entry: 'oauthclient DELETE' },
    'POST /oauthclient/:clientId/secret': { entry: 'oauthclient UPDATE', property: 'secret' },
    'DELETE /oauthclient/:clientId/tokens': { entry: 'oauthclient UPDATE', property: 'sessions' },
    'DELETE /oauthclient/:clientId/tokens/:id': { entry: 'oauthclient UPDATE', property: 'sessions' },

    ...crud('/kpi/parameter', 'name', 'kpi-parameter', 'title'),
    ...crud('/kpi/dimension', 'name', 'kpi-dimension', 'title'),
    ...crud('/kpi/execution', 'name', 'kpi-execution', 'title'),
    'POST /kpi/execution/:name/runs': { entry: 'kpi INSERT' },
    'DELETE /kpi/execution/:name/runs/:id': { entry: 'kpi DELETE' },
    'DELETE /admin/cache': {
      entry: 'cache UPDATE',
      property: 'entries',
      also: ['cache UPDATE', 'cache UPDATE'],
      given: () => world.accessions.count({ crop: ['barley'] }),
    },
    'DELETE /admin/cache/:name': {
      entry: 'cache UPDATE',
      property: 'entries',
      given: () => world.accessions.count({ crop: ['wheat'] }),
    },
    'PUT /admin/elastic': { entry: 'elastic UPDATE', property: 'enabled', body: { enabled: false, stopped: false } },
    'POST /admin/elastic/reindex': {
      entry: 'elastic UPDATE',
      property: 'reindex',
      given: () => send('PUT /api/v2/admin/elastic', { enabled: true, stopped: false }),
    },
    'DELETE /admin/elastic/reindex': {
      entry: 'elastic UPDATE',
      property: 'stopped',
      given: () => {
        let end: (done: boolean) => void = () => undefined;
        const run = () => new Promise<boolean>((done) => (end = done));
        serverTasksOf(world).start([{ name: 'waits', run, progress: async () => 0, stop: async () => end(false) }]);
      },
    },
    'POST /admin/tools/:name': { entry: 'tool UPDATE', property: 'touched' },
    'PUT /admin/logger/:name': {
      entry: 'logger UPDATE',
      property: 'level',
      given: () => world.loggers.set('mail', null),
    },
    'DELETE /admin/logger/:name': {
      entry: 'logger UPDATE',
      property: 'level',
      given: () => world.loggers.set('mail', 'WARN'),
    },
  } satisfies Record<string, Audited>;
  return table as Readonly<Record<string, Audited>>;
}

/** Of these a history tells the names of properties alone. */
export const BARE = /^(user|request|apitoken) |^oauthclient UPDATE (secret|sessions)$/;
