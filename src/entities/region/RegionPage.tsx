import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { RegionDetails } from '@/contract/geography';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { TopAccessions } from '@/entities/accession/TopAccessions';
import { RegionLink } from '@/entities/names/RegionLink';
import { useRegionName } from '@/entities/names/use-region-name';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailHead } from '@/shared/detail/DetailHead';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { RegionParts } from './RegionParts';

const FACETS = ['crop.shortName', 'taxonomy.genusSpecies', 'institute.code'];

/** One region: what it is a part of, its parts, and what comes from there. */
export function RegionPage({ region }: { region: RegionDetails }) {
  const { t } = useTranslation('region');
  const { isoCode, parentRegion, accessionCount } = region;
  const name = useRegionName()(isoCode);
  usePageTitle(name);
  const scope = useMemo<AccessionFilter>(() => ({ countryOfOrigin: { region: [isoCode] } }), [isoCode]);
  return (
    <>
      <PageBody>
        <DetailHead
          title={name}
          subtitle={
            parentRegion && (
              <>
                {t('partOf')} <RegionLink isoCode={parentRegion.isoCode} inText />
              </>
            )
          }
        />
        <ColumnsLayout>
          <div>
            <RegionParts region={region} />
          </div>
          <aside>
            <AccessionCount title={t('originating')} count={accessionCount} filter={scope} />
          </aside>
        </ColumnsLayout>
        {accessionCount > 0 && <TopAccessions scope={scope} facets={FACETS} />}
      </PageBody>
      {accessionCount > 0 && <AccessionsOf scope={scope} />}
    </>
  );
}
