import type { ReadContent } from '@/contract/content/article';

interface Step {
  name: string;
  address: string;
}

export interface NamedPage {
  isNews: boolean;
  title: string;
  /** Where the page is a text of the portal. */
  read: ReadContent | undefined;
  /** The address of the first picture in it. */
  image: string | undefined;
  address: string;
  /** The portal itself. */
  site: Step;
  /** The pages above it, the topmost first. */
  above: readonly Step[];
}

/** Search engines cut off what is longer. */
const HEADLINE = 110;

function articleOf(read: ReadContent, { isNews, title, image, address, site }: NamedPage): object {
  const { description, lang, createdDate, publishedDate } = read;
  const us = { '@type': 'Organization', name: site.name, url: site.address };
  return {
    '@type': isNews ? 'NewsArticle' : 'Article',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: title.length > HEADLINE ? `${title.slice(0, HEADLINE - 1)}…` : title,
    ...(description && { description }),
    ...(image && { image }),
    inLanguage: lang,
    datePublished: createdDate,
    dateModified: publishedDate,
    author: us,
    publisher: us,
  };
}

/** The way to a page and, where it is a text of the portal, that text, in the words of schema.org. */
export function pageJsonLd(page: NamedPage): object {
  const { title, read, address, above } = page;
  const steps = [...above, { name: title, address }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(read ? [articleOf(read, page)] : []),
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ name, address: item }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item,
        })),
      },
    ],
  };
}
