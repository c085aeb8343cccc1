import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { styled } from '@/shared/ui/styled';
import { Suspense } from 'react';
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

const Row = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2, 7),
  margin: theme.spacing(5, 0, 0),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', minWidth: 96 },
  '& dd': { margin: 0, fontFamily: theme.typography.h1.fontFamily, fontWeight: 600, fontSize: '2rem', lineHeight: 1.2 },
  '& dt': { color: theme.vars.palette.text.secondary },
}));

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
    <Row>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{t(`counts.${name}`, { count: figure ?? 0 })}</dt>
          <dd>{figure === undefined ? <Skeleton width={110} style={{ marginInline: 'auto' }} /> : number(figure)}</dd>
        </div>
      ))}
    </Row>
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

const Hero = styled('section')(({ theme }) => ({
  padding: theme.spacing(5, 2),
  textAlign: 'center',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& h1': { margin: 0, fontSize: 'clamp(1.75rem, 1.1rem + 2.4vw, 2.75rem)', letterSpacing: '-0.02em' },
  '& form': {
    display: 'flex',
    maxWidth: 760,
    marginInline: 'auto',
    padding: 0,
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: '0 6px 24px rgb(0 0 0 / 0.07)',
    '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
  '& form > input': {
    flex: 1,
    minWidth: 0,
    fontSize: '1rem',
    border: 0,
    background: 'none',
    padding: theme.spacing(2, 2.5),
    outline: 'none',
  },
  '& form > button': { borderStartStartRadius: 0, borderEndStartRadius: 0, paddingInline: theme.spacing(3) },
  '& > p': {
    maxWidth: '56ch',
    margin: theme.spacing(2, 'auto', 4),
    fontSize: '1.0625rem',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 2) },
}));

const Sections = styled(PageBody)(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

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
      <Hero>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('purpose')}</p>
        <AccessionSearchBox label={t('search.label')} placeholder={t('search.placeholder')} onAsk={(q) => ask(q)}>
          <Button type="submit" variant="contained">
            {t('search.button')}
          </Button>
        </AccessionSearchBox>
        <Counts />
      </Hero>
      <Sections>
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
        <NearMap />
      </Sections>
    </>
  );
}
