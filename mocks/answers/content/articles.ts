import type { Article, ArticleFilter, ArticleRow, InLanguage, ReadArticle } from '@/contract/content/article';
import type { ContentLanguage, Language } from '@/contract/constants';
import { readIn, wantedLanguage } from '../../data/content/read-in';
import { menuOf, publicArticles } from '../../data/content/read-menu';
import { collection } from '../../rules/entities/collection';
import { articles as kind, readArticleClass } from '../../rules/entities/content-kinds';
import { drafts } from '../../rules/entities/drafts';
import { withToken, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { gone, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { draftFields, languagesIn } from './content-fields';

/** Those that editors may read, each with the menu that it stands in. */
async function listed(world: World, caller: Caller): Promise<readonly Listed[]> {
  const menus = await world.content.menus.allPublic();
  return (await kind.listed(world, caller)).map((row) => ({ ...row, menuKey: menuOf(menus, row.slug) }));
}

type Listed = Article & Pick<ArticleRow, 'menuKey'>;

const articlesOf = collection<ArticleRow, ArticleFilter, Listed>(
  {
    slug: { kind: 'terms', value: ({ slug }) => slug, search: true },
    ...draftFields<Listed>(),
    template: { kind: 'flag', value: ({ template }) => template },
    className: { kind: 'terms', value: ({ className }) => className, facet: true },
  },
  listed,
  (article, caller, world) => {
    const { body: _body, translations: _translations, ...row } = kind.details(world, article, caller);
    const { languages, missing } = languagesIn(article);
    const titleIn = (language: ContentLanguage) => article.translations?.[language]?.title ?? article.title;
    const titles = Object.fromEntries(languages.map((language) => [language, titleIn(language)]));
    return { ...row, menuKey: article.menuKey, languages, missing, titles };
  },
);

async function read(world: World, article: Article, wanted: Language): Promise<ReadArticle> {
  const menus = await world.content.menus.allPublic();
  return { slug: article.slug, menuKey: menuOf(menus, article.slug), ...readIn(article, wanted) };
}

/** 404, or 410 where it was public once. */
async function readAt(
  call: { world: World; query: InLanguage; language: Language },
  slug: string,
): Promise<ReadArticle> {
  const { world } = call;
  const { articles } = world.content;
  const found = (await publicArticles(world.content)).get(slug);
  if (found) return read(world, found, wantedLanguage(call));
  const withdrawn = articles.table.get(slug)?.withdrawn ?? articles.table.isGone(slug);
  throw withdrawn ? gone(sentence('gone', { id: slug })) : notFound(sentence('noArticle', { id: slug }));
}

export const articles: readonly Answer[] = [
  answer('GET /article/:slug', withToken, (call) => readAt(call, call.params.slug)),

  answer('GET /documentation/:slug', withToken, async (call) => {
    const { slug } = call.params;
    const menu = (await call.world.content.menus.allPublic()).filter(({ key }) => key === 'documentation');
    if (menuOf(menu, slug) === null) throw notFound(sentence('noArticle', { id: slug }));
    return { ...(await readAt(call, slug)), menuKey: 'documentation' };
  }),

  answer('POST /article/list', kind.allow, articlesOf.list),
  answer('POST /article/filter', kind.allow, articlesOf.filter),

  ...drafts(kind),

  answer('GET /article/:className/:targetId', withToken, async (call) => {
    const { world, params } = call;
    const className = readArticleClass(params.className);
    const all = await publicArticles(world.content);
    const found = [...all.values()].find((each) => each.className === className && each.targetId === params.targetId);
    if (!found) throw notFound(sentence('noArticle', { id: params.targetId }));
    return read(world, found, wantedLanguage(call));
  }),
];
