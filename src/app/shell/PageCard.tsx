import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { ReadContent } from '@/contract/content/article';
import { href } from '@/routes/href';
import type { RouteMatch } from '@/routes/match-route';
import { rowOf } from '@/routes/routes';
import { JsonLd } from '@/shared/ui/values/JsonLd';
import { useConfig } from '../config/use-config';
import { languagesFor } from '../language/language';
import { useLanguage } from '../language/use-language';
import { pageJsonLd } from './page-json-ld';
import { rowsOver } from './rows-over';

interface Props {
  match: RouteMatch;
  read: ReadContent;
}

/** As whoever is not signed in reads it: engines are not. */
const VISITOR = { status: 'anonymous', authorities: [] } as const;

/** An address of this origin, without query and fragment. */
function whole(address: string): string {
  const { origin, pathname } = new URL(address, globalThis.location.origin);
  return origin + pathname;
}

/** What a text says of itself in the head of its page: where it stands, in which languages, and how it is shared. */
export default function PageCard({ match, read }: Props) {
  const { t } = useTranslation(['common', 'nav']);
  const { PUBLIC_LANGUAGES } = useConfig();
  const { addressIn } = useLanguage();
  const home = useHref('/');
  const { title, description, lang, languages, publishedDate } = read;
  const open = languagesFor(VISITOR, PUBLIC_LANGUAGES).filter((code) => code === lang || languages.includes(code));
  // In a language that it is not translated into, it is the English page once more.
  const address = whole(addressIn(lang));
  const pageAt = (path: string) => whole(home.replace(/\/$/, '') + path);
  const above = rowsOver(match.name, []).map((name) => ({
    name: t(rowOf(name).titleKey),
    address: pageAt(href(name as 'accession', match.params as { uuid: string })),
  }));
  if (rowOf(match.name).allow !== 'anyone') return null;
  const brand = t('brand');
  const isNews = match.name === 'activityPost';
  const card = {
    'og:type': 'article',
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'article:published_time': publishedDate,
  };
  return (
    <>
      <link rel="canonical" href={address} />
      {open.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={whole(addressIn(code))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={whole(addressIn('en'))} />
      {Object.entries(card).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary" />
      <JsonLd data={pageJsonLd({ isNews, read, address, site: { name: brand, address: pageAt('/') }, above })} />
    </>
  );
}
