import type { ReadContent } from '@/contract/content/article';

interface Step {
  name: string;
  address: string;
}

export interface ReadPage {
  isNews: boolean;
  read: ReadContent;
  address: string;
  /** The portal itself. */
  site: Step;
  /** The pages above it, the topmost first. */
  above: readonly Step[];
}

/** Search engines cut off what is longer. */
const HEADLINE = 110;

/** A text of the portal and the way to it, in the words of schema.org. */
export function pageJsonLd({ isNews, read, address, site, above }: ReadPage): object {
  const { title, description, lang, createdDate, publishedDate } = read;
  const us = { '@type': 'Organization', name: site.name, url: site.address };
  const steps = [...above, { name: title, address }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': isNews ? 'NewsArticle' : 'Article',
        '@id': address,
        url: address,
        mainEntityOfPage: address,
        headline: title.length > HEADLINE ? `${title.slice(0, HEADLINE - 1)}…` : title,
        ...(description && { description }),
        inLanguage: lang,
        datePublished: createdDate,
        dateModified: publishedDate,
        author: us,
        publisher: us,
      },
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
