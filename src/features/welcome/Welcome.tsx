import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessionApi } from '@/entities/accession/catalogue/api';
import { AccessionSearchBox } from '@/entities/accession/search/AccessionSearchBox';
import { useAsk } from '@/entities/accession/search/use-ask';
import { namesApi } from '@/entities/names/api';
import { CountryName } from '@/entities/names/CountryName';
import { CropName } from '@/entities/names/CropName';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { NearScreen } from '@/shared/ui/layout/NearScreen';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useDeferredArrival } from '@/shared/ui/outcomes/use-deferred-arrival';
import { useFormat } from '@/shared/ui/format/use-format';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { MAP_HEIGHT } from './map-height';
import { TopItems } from './TopItems';
import styles from './Welcome.module.css';

/** What the catalogue holds now. Nothing is said that the server did not say. */
function Counts() {
  const { t } = useTranslation('welcome');
  const { number } = useFormat();
  const { data, isError } = useServerInfoQuery();
  if (isError) return null;
  const figures = [
    ['accessions', data?.accessionCount],
    ['institutes', data?.instituteCount],
    ['countries', data?.countryCount],
    ...(data?.georeferencedCount === undefined && data ? [] : [['georeferenced', data?.georeferencedCount] as const]),
  ] as const;
  return (
    <dl className={styles.row}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{t(`counts.${name}`, { count: figure ?? 0 })}</dt>
          <dd>{figure === undefined ? <Skeleton width={110} style={{ marginInline: 'auto' }} /> : number(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

const CatalogueMap = lazyPart(() => import('./CatalogueMap'));

/** The map of the whole catalogue with its heading and link, for whoever scrolls there. */
function NearMap() {
  return (
    <NearScreen height={`calc(${MAP_HEIGHT} + 120px)`}>
      <Suspense fallback={null}>
        <CatalogueMap />
      </Suspense>
    </NearScreen>
  );
}

const AskInShort = lazyPart(() => import('./AskInShort'));

/** The same for how material is asked for. */
function NearRequests() {
  return (
    <NearScreen height={130}>
      <Suspense fallback={null}>
        <AskInShort />
      </Suspense>
    </NearScreen>
  );
}

const LatestNews = lazyPart(
  () => import('./LatestNews'),
  () => null,
);

/** And for what is new. */
function NearNews() {
  const [isNone, setNone] = useState(false);
  if (isNone) return null;
  return (
    <NearScreen height={200}>
      <Suspense fallback={null}>
        <LatestNews onNone={() => setNone(true)} />
      </Suspense>
    </NearScreen>
  );
}

const SHOWN = 8;
const WHOLE = { p: 0, l: 1 } as const;

/** The first page: what this is, one box to search, and ways in for somebody who only looks around. */
export default function Welcome() {
  const { t } = useTranslation('welcome');
  const ask = useAsk();
  const crops = namesApi.endpoints.crops.useQuery();
  const whole = accessionApi.endpoints.accessionList.useQuery(WHOLE);
  const cropList = useDeferredArrival(crops.data);
  const page = useDeferredArrival(whole.data);
  const termsOf = (facet: string) => page?.suggestions[facet]?.terms.slice(0, SHOWN);
  const institutes = termsOf('institute.code');
  const instituteName = useInstituteName(institutes?.map(({ term }) => term) ?? []);
  const info = useServerInfoQuery();
  const error = crops.error ?? whole.error ?? info.error;
  const retry = () => {
    if (crops.error) void crops.refetch();
    if (whole.error) void whole.refetch();
    if (info.error) void info.refetch();
  };
  return (
    <>
      <section className={styles.hero}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('purpose')}</p>
        <AccessionSearchBox label={t('search.label')} placeholder={t('search.placeholder')} onAsk={(q) => ask(q)}>
          <Button type="submit" variant="contained">
            {t('search.button')}
          </Button>
        </AccessionSearchBox>
        <Counts />
      </section>
      <PageBody className={styles.sections}>
        {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={retry} />}
        {!crops.error && (
          <TopItems
            id="by-crop"
            title={t('ways.crop')}
            all={{ to: href('crops'), label: t('ways.allCrops') }}
            ways={cropList
              ?.toSorted((a, b) => b.accessionCount - a.accessionCount)
              .filter(({ accessionCount }) => accessionCount > 0)
              .slice(0, SHOWN)
              .map(({ shortName, accessionCount }) => ({
                key: shortName,
                name: <CropName shortName={shortName} />,
                to: href('crop', { shortName }),
                count: accessionCount,
              }))}
          />
        )}
        {!whole.error && (
          <>
            <TopItems
              id="by-country"
              title={t('ways.country')}
              all={{ to: href('countries'), label: t('ways.allCountries') }}
              ways={termsOf('countryOfOrigin.code3')?.map(({ term, count }) => ({
                key: term,
                name: <CountryName code3={term} />,
                to: href('country', { isoCode: term }),
                count,
              }))}
            />
            <TopItems
              id="by-institute"
              title={t('ways.institute')}
              all={{ to: href('institutes', {}), label: t('ways.allInstitutes') }}
              ways={institutes?.map(({ term, count }) => ({
                key: term,
                name: instituteName(term),
                to: href('institute', { wiewsCode: term }),
                count,
              }))}
            />
          </>
        )}
        <NearRequests />
        <NearNews />
        <NearMap />
      </PageBody>
    </>
  );
}
