import { renderToStaticMarkup } from 'react-dom/server';
import { ENABLED_LANGUAGES } from '@/contract/constants';
import type { ReadArticle } from '@/contract/content/article';
import type { ReadMenu, ReadMenuItem } from '@/contract/content/menu';
import type { ActivityPostRow } from '@/contract/content/activity-post';
import type { Page } from '@/contract/page';
import { menuFor } from '@/app/shell/menu/menu';
import { addressOf, href } from '@/routes/href';
import { matchRoute } from '@/routes/match-route';
import MarkdownSections from '@/shared/ui/markdown/MarkdownSections';
import { textsInFolder } from '../../mocks/data/content/text-folder';
import { testApi } from '../../mocks/rules/world/api.fixture';

/** Files of the portal, which are no pages. */
const FILES = new Set(['/openapi.json', '/licences.txt', '/sitemap.xml', '/robots.txt', '/config.json']);
/** In the footer, in the cookie notice, and where forms lead to in the end. */
const ELSEWHERE = [
  href('documentation'),
  href('legal'),
  href('contact'),
  href('legalArticle', { slug: 'privacy' }),
  ...['newsletter-confirm-sent', 'newsletter-confirmed', 'newsletter-left', 'contact-sent'].map((slug) =>
    href('confirmation', { slug }),
  ),
];

const api = testApi({ texts: textsInFolder, accessions: 0 });

async function ask<T>(line: string, body?: unknown): Promise<T | undefined> {
  const response = await api.call(line, { token: await api.token(), ...(body !== undefined && { body }) });
  return response.ok ? ((await response.json()) as T) : undefined;
}

/** The call that an address of content asks first; undefined for what is no content. */
function askedAt(path: string): string | undefined {
  const { name, params = {} } = matchRoute(path) ?? {};
  const slug = params['slug'] ?? path.split('/').at(-1);
  if (name === 'activityPost') return `/activitypost/${params['uuid']}`;
  if (name === 'documentation' || name === 'documentationArticle') return `/documentation/${slug}`;
  return path.startsWith('/content/') && name !== 'news' ? `/article/${slug}` : undefined;
}

const markups = new Map<string, string>();
function markupOf(text: string): string {
  const made = markups.get(text) ?? renderToStaticMarkup(<MarkdownSections text={text} level={2} />);
  markups.set(text, made);
  return made;
}
const values = (markup: string, attribute: string) =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Why a link leads nowhere; nothing where it answers with something to read. */
async function faultOf(link: string, lang: string): Promise<string | undefined> {
  const [path = '', fragment] = link.split('#');
  const plain = path.replace(/\?.*$/, '');
  if (FILES.has(plain)) return undefined;
  if (!matchRoute(plain)) return `${link}: no page`;
  const call = askedAt(plain);
  if (!call) return undefined;
  const read = await ask<ReadArticle>(`GET /api/v2${call}?lang=${lang}`);
  if (!read?.title || !read.body) return `${link}: nothing to read`;
  const ids = values(markupOf(read.body), 'id');
  return fragment && !ids.includes(decodeURIComponent(fragment)) ? `${link}: no such section` : undefined;
}

const leaves = (items: readonly ReadMenuItem[]): ReadMenuItem[] =>
  items.flatMap((item) => [item, ...leaves(item.items ?? [])]);

test.each(ENABLED_LANGUAGES)('every link of menus, footer and texts answers in %s', async (lang) => {
  const links = new Set([...ELSEWHERE, ...menuFor('public', []).map(({ name }) => addressOf(name))]);
  for (const key of ['about', 'legal', 'documentation']) {
    const menu = await ask<ReadMenu>(`GET /api/v2/menu/${key}?lang=${lang}`);
    for (const { slug, url } of leaves(menu?.items ?? [])) {
      if (slug) links.add(key === 'documentation' ? `/documentation/${slug}` : `/content/${key}/${slug}`);
      if (url?.startsWith('/')) links.add(url);
    }
  }
  const posts = await ask<Page<ActivityPostRow>>(`POST /api/v2/activitypost/list?l=100&lang=${lang}`, {});
  for (const { uuid, slug } of posts?.content ?? []) links.add(href('activityPost', { uuid, slug }));
  const faults: string[] = [];
  // Grows by what the texts link to.
  for (const link of links) {
    const fault = await faultOf(link, lang);
    if (fault) faults.push(fault);
    const call = askedAt(link.replace(/[?#].*$/, ''));
    const read = call ? await ask<ReadArticle>(`GET /api/v2${call}?lang=${lang}`) : undefined;
    for (const to of values(markupOf(read?.body ?? ''), 'href')) {
      if (to.startsWith('#')) links.add(`${link.replace(/#.*$/, '')}${to}`);
      else if (to.startsWith('/')) links.add(to);
    }
  }
  expect(faults).toEqual([]);
  expect(links.size).toBeGreaterThan(30);
});
