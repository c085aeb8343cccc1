import { lazy, Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { Badge } from '@/shared/ui/Badge';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { Availability } from './Availability';
import { CiteAccession } from './CiteAccession';
import { Coded } from './cells';
import { PlaceCard } from './detail/PlaceCard';
import { ResultNav } from './detail/ResultNav';
import { jsonLdOf } from './json-ld';
import { PdciCard } from './PdciCard';
import { accessionSections } from './sections';
import { AddToMyList } from './my-list/AddToMyList';
import { TaxonName } from './TaxonName';

const MoreParts = lazy(() => import('./detail/MoreParts'));

const Head = styled('header')(({ theme }) => ({
  marginBlockEnd: theme.spacing(2.5),
  '& h1': { margin: 0, fontSize: '2.25rem' },
  '& > p': { margin: theme.spacing(0.5, 0, 1.5), fontSize: '1.125rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& > div + div': { marginBlockStart: theme.spacing(2) },
  '@media print': { '& > div + div': { display: 'none' } },
}));

/** One accession: what it is, where it comes from, who keeps it, how well it is described. */
export function AccessionPage({ item: accession }: { item: Accession }) {
  const { t } = useTranslation(['accession', 'publication']);
  const { accessionNumber, taxonomy, available, sampStat, mlsStatus, inSvalbard, historic, uuid } = accession;
  usePageTitle(accessionNumber);
  const address = new URL(href('accession', { uuid }), globalThis.location.origin).href;
  return (
    <PageBody>
      <script type="application/ld+json">{JSON.stringify(jsonLdOf(accession, address))}</script>
      <ResultNav uuid={uuid} />
      <Head>
        <h1 tabIndex={-1}>
          <bdi>{accessionNumber}</bdi>
        </h1>
        <p>
          <TaxonName taxonomy={taxonomy} />
        </p>
        <div>
          {historic && <Badge>{t('badges.historic')}</Badge>}
          {available !== null && available !== undefined && (
            <Badge>
              <Availability available={available} />
            </Badge>
          )}
          {sampStat && (
            <Badge>
              <Coded field="sampStat" value={sampStat} />
            </Badge>
          )}
          {mlsStatus && <Badge>{t('badges.mls')}</Badge>}
          {inSvalbard && <Badge>{t('badges.sgsv')}</Badge>}
        </div>
        <div>
          <AddToMyList uuids={[uuid]} primary />
        </div>
      </Head>
      <ColumnsLayout>
        <div>
          <DetailFields entity="accession" item={accession} sections={accessionSections} />
          <Suspense fallback={null}>
            <MoreParts accession={accession} />
          </Suspense>
        </div>
        <aside>
          <PdciCard accession={accession} />
          <PlaceCard accession={accession} />
          <CiteAccession accession={accession} address={address} />
        </aside>
      </ColumnsLayout>
    </PageBody>
  );
}
