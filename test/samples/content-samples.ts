import { DRAFT_MOVES, type Drafted } from '@/contract/content/drafted';
import type { DraftedTable } from '../../mocks/data/content/drafted-table';
import { askForNewsletter, confirmNewsletter } from '../../mocks/rules/accounts/newsletter/newsletter';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, list, number, page, suggesting, text, type Sample } from './shapes';

type DraftSamples<P extends string, K extends string> = Record<
  | `POST ${P}`
  | `${'PUT' | 'DELETE'} ${P}/:${K}`
  | `GET ${P}/draft/:${K}`
  | `POST ${P}/:${K}/${(typeof DRAFT_MOVES)[number]}`,
  Sample
>;

interface Kind<T> {
  key: string;
  /** Another one each time. */
  body(): object;
  row(key: string): T;
}

/** Calls that keep content, each on a row of its own that is public with version 1. */
function draftSamples<P extends string, K extends string, T extends Drafted>(
  path: P,
  { table }: DraftedTable<T>,
  { key, body, row }: Kind<T> & { key: K },
) {
  const params: Record<string, string> = {};
  const given = async () => {
    await table.all();
    const at = crypto.randomUUID();
    params[key] = at;
    table.create(row(at), { by: undefined });
  };
  const sent = {};
  const shape = like({ [key]: text, version: number, state: text, _permissions: like({ write: true }) });
  const as = 'administrator' as const;
  const move = { as, given, params, body: { version: 1 }, shape };
  return {
    [`POST ${path}`]: { as, given: () => void Object.assign(sent, body()), body: sent, shape },
    [`PUT ${path}/:${key}`]: { ...move, body: { version: 1 } },
    [`DELETE ${path}/:${key}`]: { as, given, params, query: '?version=1', shape: null },
    [`GET ${path}/draft/:${key}`]: { as, given, params, shape },
    ...Object.fromEntries(DRAFT_MOVES.map((each) => [`POST ${path}/:${key}/${each}`, move])),
  } as DraftSamples<P, K>;
}

/** Calls of what the portal says of itself. */
export function contentSamples({ world }: TestApi) {
  const { articles, menus, posts } = world.content;
  const published = { state: 'PUBLISHED', publishedDate: '2026-11-01T00:00:00.000Z' } as const;
  const texts = { title: 'Wheats', body: 'Of **wheats**.' };
  const read = { lang: 'en', languages: list, title: text, body: text, version: number, publishedDate: text };
  const named = { uuid: '' };
  const link = { token: '' };
  const subscribed = async () => {
    await askForNewsletter(world, { email: `${crypto.randomUUID()}@example.org`, name: null, language: 'en' });
    link.token = tokenIn('confirm');
  };
  const tokenIn = (act: string) =>
    new RegExp(`/newsletter/([\\da-f-]{36})/${act}`).exec(world.outbox.all()[0]?.text ?? '')?.[1] ?? '';
  const about = { className: 'Crop', targetId: 'wheat' };

  return {
    'GET /article/:slug': { params: { slug: 'about' }, shape: like({ slug: 'about', menuKey: 'about', ...read }) },
    'GET /article/:className/:targetId': {
      given: async () => {
        await articles.table.all();
        if (articles.table.get('of-wheat')) return;
        const row = { slug: 'of-wheat', template: false, className: 'Crop' as const, targetId: 'wheat' };
        articles.table.create({ ...row, ...texts, ...published }, { by: undefined });
      },
      params: about,
      shape: like({ slug: 'of-wheat', menuKey: null, ...read }),
    },
    'GET /documentation/:slug': {
      params: { slug: 'apis' },
      shape: like({ slug: 'apis', menuKey: 'documentation', ...read }),
    },
    'POST /article/list': {
      as: 'administrator',
      body: {},
      query: '?l=100',
      shape: page({ slug: text, state: 'PUBLISHED', languages: list, missing: list }),
    },
    'POST /article/filter': { as: 'administrator', body: {}, shape: suggesting({ slug: text, title: text }, 'state') },
    ...draftSamples('/article', articles, {
      key: 'slug',
      body: () => ({ slug: crypto.randomUUID(), ...texts }),
      row: (slug) => ({ slug, template: false, ...texts, ...published }),
    }),
    'GET /menu/:key': { params: { key: 'about' }, shape: { key: 'about', lang: 'en', items: list } },
    'POST /menu/list': {
      as: 'administrator',
      body: {},
      shape: page({ key: 'about', state: 'PUBLISHED', itemCount: number }),
    },
    'POST /menu/filter': { as: 'administrator', body: {}, shape: suggesting({ key: 'legal' }, 'state') },
    ...draftSamples('/menu', menus, {
      key: 'key',
      body: () => ({ key: crypto.randomUUID(), items: [{ id: 'a', slug: 'about' }] }),
      row: (key) => ({ key, items: [], ...published }),
    }),
    'POST /activitypost/list': {
      body: {},
      shape: page({ uuid: text, slug: text, date: text, lang: 'en', title: text }),
    },
    'POST /activitypost/filter': { body: {}, shape: suggesting({ uuid: text, title: text }, 'year') },
    'GET /activitypost/:uuid': {
      given: async () => {
        const [post] = await posts.allPublic();
        named.uuid = post?.uuid ?? '';
      },
      params: named,
      shape: like({ uuid: text, slug: text, date: text, ...read }),
    },
    'POST /activitypost/draft/list': {
      as: 'administrator',
      body: {},
      shape: page({ uuid: text, state: text, missing: list }),
    },
    'POST /activitypost/draft/filter': { as: 'administrator', body: {}, shape: suggesting({ uuid: text }, 'missing') },
    ...draftSamples('/activitypost', posts, {
      key: 'uuid',
      body: () => ({ slug: 'wheats', ...texts }),
      row: (uuid) => ({ uuid, slug: 'wheats', date: '2026-11-01', ...texts, ...published }),
    }),
    'POST /newsletter': {
      given: () => void (newcomer.email = `${crypto.randomUUID()}@example.org`),
      body: newcomer,
      shape: null,
    },
    'POST /newsletter/:token/confirm': { given: subscribed, params: link, shape: null },
    'POST /newsletter/:token/leave': {
      given: async () => {
        await subscribed();
        await confirmNewsletter(world, link.token);
        link.token = tokenIn('leave');
      },
      params: link,
      shape: null,
    },
    'POST /contact': {
      given: () => void (message.email = `${crypto.randomUUID()}@example.org`),
      body: message,
      shape: null,
    },
    'GET /sitemap.xml': { as: 'nobody', shape: expect.stringContaining('<loc>http://localhost/a</loc>') as unknown },
    'GET /feeds/news.xml': { as: 'nobody', shape: expect.stringContaining('<title>Opening</title>') as unknown },
    'GET /feeds/datasets.xml': { as: 'nobody', shape: expect.stringContaining('<entry') as unknown },
  } satisfies Record<string, Sample>;
}

const file = (title: string, published = '') => `---\ntitle: ${title}\n${published}---\n\nOf ${title}.\n`;

/** What a world begins with that has every kind of content. */
export const sampleTexts = async () => ({
  'en/about.md': file('About'),
  'en/privacy.md': file('Privacy'),
  'en/apis.md': file('APIs'),
  'en/post-opening.md': file('Opening', 'published: 2026-03-01\n'),
});

const newcomer = { email: '' };
const message = { name: 'Bea', email: '', message: 'Where are the wheats?' };
