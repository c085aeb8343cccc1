import type { Publishable } from '@/contract/publication/publication';
import type { Stored } from '@/contract/entity';
import { menuOf, publicArticles } from '../../data/content/read-menu';
import type { World } from '../../rules/world/world';

/** A page of the portal that anybody may read, by its path, and when it was changed. */
export interface PublicPage {
  path: string;
  changed?: string | undefined;
}

/** Lists, and what else there is in every installation. */
const FIXED = [
  '/',
  '/a',
  '/a/map',
  '/a/overview',
  '/subsets',
  '/datasets',
  '/descriptorlists',
  '/descriptors',
  '/c/',
  '/iso3166',
  '/wiews',
  '/partners',
  '/network',
  '/bibliography',
  '/vocabulary',
  '/content/news',
];

export const isPublic = ({ state, current }: Publishable): boolean => state === 'PUBLISHED' && current;

const at = (path: string, { lastModifiedDate }: Stored): PublicPage => ({ path, changed: lastModifiedDate });
const segment = (key: string): string => encodeURIComponent(key);

async function contentPages({ content }: World): Promise<PublicPage[]> {
  const [menus, articles, posts] = [
    await content.menus.allPublic(),
    await publicArticles(content),
    await content.posts.allPublic(),
  ];
  const pages = [...articles.values()].flatMap((article): PublicPage[] => {
    const menu = menuOf(menus, article.slug);
    // What stands in no menu is found by whoever is led to it.
    if (menu === null) return [];
    const path = menu === 'documentation' ? `/documentation/${article.slug}` : `/content/${menu}/${article.slug}`;
    return [{ path, changed: article.publishedDate ?? undefined }];
  });
  const news = posts.map(({ uuid, slug, publishedDate }) => ({
    path: `/content/news/${uuid}/${slug}`,
    changed: publishedDate ?? undefined,
  }));
  return [...pages, ...news];
}

/** All but accessions: there are millions of them, which lists and filters lead to. */
export async function publicPages(world: World): Promise<PublicPage[]> {
  const { catalogue, crops, institutes } = world;
  const { datasetRows, subsets, descriptorLists, trees, partners, networks } = catalogue;
  const published = async (folder: string, source: { all(): Promise<readonly Publishable[]> }) =>
    (await source.all()).filter(isPublic).map((item) => at(`/${folder}/${item.uuid}`, item));
  return [
    ...FIXED.map((path) => ({ path })),
    ...(await contentPages(world)),
    ...(await published('datasets', datasetRows)),
    ...(await published('subsets', subsets)),
    ...(await published('descriptorlists', descriptorLists)),
    ...(await published('divtree', trees)),
    ...(await crops.all()).map((crop) => at(`/c/${segment(crop.shortName)}`, crop)),
    ...(await partners.all()).map((partner) => at(`/partners/${partner.uuid}`, partner)),
    ...(await networks.all()).map((network) => at(`/network/${segment(network.shortName)}`, network)),
    ...(await institutes.all())
      .filter(({ accessionCount }) => accessionCount > 0)
      .map((institute) => at(`/wiews/${segment(institute.code)}`, institute)),
  ];
}
