import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { CountryDetails } from '@/contract/geography';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { TopAccessions } from '@/entities/accession/TopAccessions';
import { useCountryName } from '@/entities/names/use-country-name';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { Badge } from '@/shared/ui/Badge';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { CountryInstitutes } from './CountryInstitutes';
import { countrySections } from './sections';

const FACETS = ['crop.shortName', 'taxonomy.genusSpecies', 'institute.code'];

/** One country: what comes from there, and what is kept there. */
export function CountryPage({ country }: { country: CountryDetails }) {
  const { t } = useTranslation('country');
  const { code3, current, accessionCount, heldCount, genesysInstitutes } = country;
  const name = useCountryName()(code3);
  usePageTitle(name);
  const origin = useMemo<AccessionFilter>(() => ({ countryOfOrigin: { code3: [code3] } }), [code3]);
  const held = useMemo<AccessionFilter>(() => ({ institute: { country: { code3: [code3] } } }), [code3]);
  const links = useMemo(
    (): RelatedLink[] => [
      { name: 'institute', filter: { country: { code3: [code3] } } },
      { name: 'partner', filter: { country: [code3] } },
      { name: 'network', filter: { country: [code3] } },
      { name: 'dataset', filter: { country: [code3] } },
    ],
    [code3],
  );
  return (
    <>
      <PageBody>
        <DetailHead title={name}>{!current && <Badge>{t('formerCountry')}</Badge>}</DetailHead>
        <ColumnsLayout>
          <div>
            <DetailFields entity="country" item={country} sections={countrySections} />
            {genesysInstitutes.length > 0 && <CountryInstitutes institutes={genesysInstitutes} />}
          </div>
          <aside>
            <AccessionCount title={t('originating')} count={accessionCount} filter={origin} />
            {heldCount > 0 && <AccessionCount title={t('held')} count={heldCount} filter={held} />}
            <Related links={links} />
          </aside>
        </ColumnsLayout>
        {accessionCount > 0 && <TopAccessions scope={origin} facets={FACETS} />}
      </PageBody>
      {accessionCount > 0 && <AccessionsOf scope={origin} />}
    </>
  );
}
