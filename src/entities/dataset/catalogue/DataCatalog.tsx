import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { JsonLd } from '@/shared/ui/values/JsonLd';

/** The catalogue that all datasets name as theirs (`page/json-ld.ts`), for engines: https://schema.org/DataCatalog */
export function DataCatalog() {
  const { t } = useTranslation(['common', 'nav']);
  const { origin } = globalThis.location;
  const address = new URL(href('datasets', {}), origin).href;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'DataCatalog',
        '@id': address,
        name: t('common:brand'),
        description: t('nav:titles.datasets'),
        url: address,
        isAccessibleForFree: true,
        provider: { '@type': 'Organization', name: t('common:brand'), url: origin },
      }}
    />
  );
}
