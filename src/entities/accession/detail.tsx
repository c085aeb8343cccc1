import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { CiteCard } from '@/entities/publication/page/CiteCard';
import type { CitedWork } from '@/entities/publication/page/cited-work';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import type { CustomDetail } from '@/shared/detail/definition';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { Badge } from '@/shared/ui/layout/Badge';
import { Card } from '@/shared/ui/layout/Card';
import { NearScreen } from '@/shared/ui/layout/NearScreen';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { JsonLd } from '@/shared/ui/values/JsonLd';
import { accessionApi } from './catalogue/api';
import { Availability } from './catalogue/Availability';
import { Coded } from './catalogue/cells';
import { CITE, HeadActions } from './detail/HeadActions';
import { PdciCard } from './detail/PdciCard';
import { ResultNav } from './detail/ResultNav';
import { jsonLdOf } from './json-ld';
import { AccessionMap } from './map/AccessionMap';
import { accessionSections } from './passport/sections';
import { TaxonName } from './catalogue/TaxonName';
import styles from './detail.module.css';

const titleOf = ({ accessionNumber, accessionName, taxonomy }: Accession): string => {
  const name =
    accessionName && accessionName !== accessionNumber ? `${accessionNumber} (${accessionName})` : accessionNumber;
  return `${name}, ${taxonomy.taxonName}`;
};

/** How an accession is cited: holder, number and name, taxon, where it can be found. The DOI is its lasting address. */
function citationOf(accession: Accession, address: string, today: Date): string {
  const { institute, doi } = accession;
  const where = doi ? `https://doi.org/${doi}` : `${address} (${today.toISOString().slice(0, 10)})`;
  // Authors end in a full stop of their own more often than not.
  return `${institute.fullName} (${institute.code}): ${titleOf(accession).replace(/\.?$/, '.')} ${where}`;
}

/** The same for reference managers. */
const workOf = (accession: Accession, address: string, today: Date): CitedWork => ({
  type: 'material',
  key: `${accession.institute.code} ${accession.accessionNumber}`,
  title: titleOf(accession),
  authors: [accession.institute.fullName],
  byBody: true,
  doi: accession.doi,
  url: address,
  accessed: today,
});

/** The words to cite the accession with. */
function CiteAccession({ accession, address }: { accession: Accession; address: string }) {
  const [today] = useState(() => new Date());
  return (
    <CiteCard
      work={workOf(accession, address, today)}
      asked={citationOf(accession, address, today)}
      fileName={`accession-${accession.uuid}`}
      anchor={CITE}
    />
  );
}

const HEIGHT = 260;

/** Where the accession comes from. The map is loaded when somebody is about to see it. */
function PlaceCard({ accession: { accessionNumber, geo } }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const { latitude, longitude } = geo ?? {};
  const points = useMemo(
    () =>
      typeof latitude === 'number' && typeof longitude === 'number'
        ? [{ latitude, longitude, label: accessionNumber }]
        : [],
    [latitude, longitude, accessionNumber],
  );
  if (points.length === 0) return null;
  return (
    <Card aria-labelledby="place">
      <h2 id="place">{t('detail.map.title')}</h2>
      <NearScreen height={HEIGHT}>
        <AccessionMap
          code={undefined}
          accessions={false}
          points={points}
          height={HEIGHT}
          label={t('detail.map.label', { number: accessionNumber })}
        />
      </NearScreen>
    </Card>
  );
}

const ClimatePart = lazyPart(() => import('./detail/ClimatePart'));
const MoreParts = lazyPart(() => import('./detail/MoreParts'));
const ChangesPart = lazyPart(() => import('./detail/ChangesPart'));
const AccessionImages = lazyPart(() => import('./detail/AccessionImages'));

/** What was observed of an accession, which this entity knows nothing of. */
export type AccessionObservations = ComponentType<{ uuid: string }>;

/** One accession: what it is, where it comes from, who keeps it, how well it is described. */
const accessionPage = (Observations: AccessionObservations) =>
  function AccessionPage({ item: accession }: { item: Accession }) {
    const { t } = useTranslation(['accession', 'publication']);
    const { accessionNumber, taxonomy, available, sampStat, mlsStatus, inSvalbard, historic, uuid } = accession;
    const path = href('accession', { uuid });
    const description = [taxonomy.taxonName, accession.accessionName, accession.institute.fullName].filter(Boolean);
    usePageTitle(accessionNumber, { description: description.join(' · '), path });
    const address = new URL(path, globalThis.location.origin).href;
    return (
      <PageBody>
        <JsonLd data={jsonLdOf(accession, address)} />
        <ResultNav uuid={uuid} />
        <DetailHead title={accessionNumber} subtitle={<TaxonName taxonomy={taxonomy} />}>
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
        </DetailHead>
        <div className={styles.actions}>
          <HeadActions accession={accession} address={address} />
        </div>
        <div className={styles.columns}>
          <aside className={styles.facts}>
            <PlaceCard accession={accession} />
            <PdciCard accession={accession} />
          </aside>
          <div className={styles.record}>
            <DetailFields entity="accession" item={accession} sections={accessionSections} />
            {accession.geo?.climate && (
              <Suspense fallback={null}>
                <ClimatePart climate={accession.geo.climate} />
              </Suspense>
            )}
          </div>
          <div className="parts">
            <CiteAccession accession={accession} address={address} />
            <Suspense fallback={null}>
              <MoreParts accession={accession} />
            </Suspense>
          </div>
        </div>
        <Suspense fallback={null}>
          <AccessionImages uuid={uuid} />
          <Observations uuid={uuid} />
          <ChangesPart uuid={uuid} />
        </Suspense>
      </PageBody>
    );
  };

/** The accession of an address by uuid. */
export const accessionDetail = (observations: AccessionObservations): CustomDetail<Accession> => ({
  endpoint: accessionApi.endpoints.accession,
  prefetched: 'details.accessionNumber',
  Page: accessionPage(observations),
});

/** The accession of an address by DOI. */
export const accessionByDoi = (observations: AccessionObservations): CustomDetail<Accession> => ({
  endpoint: accessionApi.endpoints.accessionByDoi,
  param: 'doi',
  keyOf: (rest) => `10.${rest}`,
  Page: accessionPage(observations),
});
