import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { href } from '@/routes/href';
import type { PageAbout } from '@/routes/hooks/use-page-title';
import type { RouteMatch } from '@/routes/match-route';
import { rowOf } from '@/routes/routes';
import { firstPicture } from '@/shared/ui/markdown/first-picture';
import { JsonLd } from '@/shared/ui/values/JsonLd';
import { base } from '../../config/build-time';
import { useConfig } from '../../config/use-config';
import { languagesFor, localizedHref } from '../../language/language';
import { useLanguage } from '../../language/use-language';
import { pageJsonLd } from './page-json-ld';
import { rowsOver } from '../rows-over';

interface Props {
  match: RouteMatch;
  title: string;
  about: PageAbout;
}

/** As whoever is not signed in reads it: engines are not. */
const VISITOR = { status: 'anonymous', authorities: [] } as const;

/** A language with the region that it is mostly spoken in, `cs_CZ`, as Open Graph writes it: https://ogp.me */
function ogLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}

/** What a page about one thing says in its head: where it stands, in which languages, and how it is shared. */
export default function PageCard({ match, title, about }: Props) {
  const { t } = useTranslation(['common', 'nav']);
  const { PUBLIC_LANGUAGES } = useConfig();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    // The card of the shell, by the kind of page alone.
    for (const meta of document.head.querySelectorAll('meta[data-card]')) meta.remove();
  }, []);
  const { read, path = pathname } = about;
  // In a language that a text is not translated into, it is the English page once more.
  const lang = read?.lang ?? language;
  const open = languagesFor(VISITOR, PUBLIC_LANGUAGES).filter(
    (code) => !read || code === lang || read.languages.includes(code),
  );
  const addressOf = (at: string, code = language) =>
    new URL(localizedHref(at, code, base), globalThis.location.origin).href;
  const address = addressOf(path, lang);
  const above = rowsOver(match.name, []).map((name) => ({
    name: t(rowOf(name).titleKey),
    address: addressOf(href(name as 'accession', match.params as { uuid: string })),
  }));
  const brand = t('brand');
  const isNews = match.name === 'activityPost';
  const site = { name: brand, address: addressOf('/') };
  const picture = read?.body ? firstPicture(read.body) : undefined;
  const card = {
    'og:type': read ? 'article' : 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': read?.description ?? about.description,
    'og:url': address,
    'og:locale': ogLocale(lang),
    'og:image': picture?.address ?? new URL(`${base}card.png`, globalThis.location.origin).href,
    'og:image:alt': picture?.words,
    'article:published_time': read?.publishedDate,
  };
  return (
    <>
      <link rel="canonical" href={address} />
      {open.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressOf(path, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(path, 'en')} />
      {Object.entries(card).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      {open
        .filter((code) => code !== lang)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={ogLocale(code)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd data={pageJsonLd({ isNews, title, read, image: picture?.address, address, site, above })} />
    </>
  );
}
