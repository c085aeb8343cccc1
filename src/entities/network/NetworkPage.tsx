import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Network } from '@/contract/network';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { AccessionOverview } from '@/entities/accession/overview/AccessionOverview';
import { InstitutesOf } from '@/entities/institute/InstitutesOf';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { Card } from '@/shared/ui/Card';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { NearScreen } from '@/shared/ui/NearScreen';
import { PageBody } from '@/shared/ui/PageBody';
import { networkSections } from './sections';

const MAP_HEIGHT = 380;

/** One network: who belongs to it, and what its members keep together. */
export function NetworkPage({ network }: { network: Network }) {
  const { t } = useTranslation('network');
  const { shortName, title, wiewsCodes, accessionCount } = network;
  usePageTitle(title);
  const scope = useMemo<AccessionFilter>(() => ({ networks: [shortName] }), [shortName]);
  // An empty list of members would ask for everything.
  const links: RelatedLink[] =
    wiewsCodes.length === 0
      ? []
      : [
          { name: 'institute', filter: { code: wiewsCodes } },
          { name: 'partner', filter: { wiewsCodes } },
          { name: 'subset', filter: { institutes: wiewsCodes } },
        ];
  return (
    <>
      <PageBody>
        <DetailHead title={title} subtitle={title === shortName ? undefined : <bdi>{shortName}</bdi>} />
        <ColumnsLayout>
          <div>
            <DetailFields entity="network" item={network} sections={networkSections} />
            {accessionCount > 0 && (
              <Card aria-labelledby="network-map">
                <h2 id="network-map">{t('map.title')}</h2>
                <NearScreen height={MAP_HEIGHT}>
                  <AccessionMap code={undefined} filter={scope} height={MAP_HEIGHT} label={t('map.label', { title })} />
                </NearScreen>
              </Card>
            )}
          </div>
          <aside>
            <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />
            <InstitutesOf codes={wiewsCodes} />
            <Related links={links} />
          </aside>
        </ColumnsLayout>
        {accessionCount > 0 && <AccessionOverview scope={scope} />}
      </PageBody>
      {accessionCount > 0 && <AccessionsOf scope={scope} />}
    </>
  );
}
