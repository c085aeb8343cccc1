import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { SubsetDetails } from '@/contract/subset';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionsOf } from '@/entities/accession/AccessionsOf';
import { AccessionOverview } from '@/entities/accession/overview/AccessionOverview';
import { CiteCard } from '@/entities/publication/CiteCard';
import { citedWorkOf } from '@/entities/publication/cited-work';
import { Creators } from '@/entities/publication/Creators';
import { OlderVersionNote } from '@/entities/publication/OlderVersionNote';
import { PublicationBadges } from '@/entities/publication/PublicationBadges';
import { UnpublishedNote } from '@/entities/publication/UnpublishedNote';
import { VersionsCard } from '@/entities/publication/VersionsCard';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { subsetApi } from './api';
import { subsetSections } from './sections';
import { SubsetMap } from './SubsetMap';

const subsetHref = (uuid: string): string => href('subset', { uuid });

/** One subset: what was chosen and why, by whom, and the accessions themselves. */
export function SubsetPage({ subset }: { subset: SubsetDetails }) {
  const { t } = useTranslation('subset');
  const { uuid, title, owner, crops, institutes, creators, accessionCount } = subset;
  usePageTitle(title);
  const [accessed] = useState(() => new Date());
  const versions = subsetApi.endpoints.subsetVersions.useQuery(uuid);
  const scope = useMemo<AccessionFilter>(() => ({ subsets: [uuid] }), [uuid]);
  const links = useMemo(
    (): RelatedLink[] => [
      ...(institutes.length > 0 ? [{ name: 'institute' as const, filter: { code: institutes } }] : []),
      ...(crops.length > 0 ? [{ name: 'dataset' as const, filter: { crops } }] : []),
      ...(crops.length > 0 ? [{ name: 'subset' as const, filter: { crops, NOT: { uuid: [uuid] } } }] : []),
    ],
    [uuid, crops, institutes],
  );
  const address = new URL(subsetHref(uuid), globalThis.location.origin).href;
  return (
    <>
      <PageBody>
        <DetailHead title={title} subtitle={owner && <bdi>{owner.name}</bdi>}>
          <PublicationBadges item={subset} />
        </DetailHead>
        <UnpublishedNote item={subset} />
        <OlderVersionNote item={subset} versions={versions.currentData} to={subsetHref} />
        <ColumnsLayout>
          <div>
            <DetailFields entity="subset" item={subset} sections={subsetSections} />
            <Creators creators={creators} />
            {accessionCount > 0 && <SubsetMap title={title} scope={scope} />}
          </div>
          <aside>
            <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />
            {subset.state === 'PUBLISHED' && (
              <CiteCard work={citedWorkOf(subset, { creators, address, accessed })} fileName={`subset-${uuid}`} />
            )}
            <VersionsCard item={subset} query={versions} to={subsetHref} />
            <Related links={links} />
          </aside>
        </ColumnsLayout>
        {accessionCount > 0 && <AccessionOverview scope={scope} />}
      </PageBody>
      {accessionCount > 0 && <AccessionsOf scope={scope} numbered />}
    </>
  );
}
