import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { accessionApi } from '@/entities/accession/api';
import { namesApi } from '@/entities/names/api';
import { CountryName } from '@/entities/names/CountryName';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { PageBody } from '@/shared/ui/PageBody';
import { Counts } from './Counts';
import { NearMap } from './NearMap';
import { SearchBox } from './SearchBox';
import { WaysIn } from './WaysIn';

const Hero = styled('section')(({ theme }) => ({
  padding: theme.spacing(5, 2),
  textAlign: 'center',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& h1': { margin: 0, fontSize: 'clamp(1.75rem, 1.1rem + 2.4vw, 2.75rem)', letterSpacing: '-0.02em' },
  '& > p': {
    maxWidth: '56ch',
    margin: theme.spacing(2, 'auto', 4),
    fontSize: '1.0625rem',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 2) },
}));

const Ways = styled(PageBody)(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

const SHOWN = 8;
const WHOLE = { p: 0, l: 1 } as const;

/** The first page: what this is, one box to search, and ways in for somebody who only looks around. */
export default function Welcome() {
  const { t } = useTranslation('welcome');
  const crops = namesApi.endpoints.crops.useQuery();
  const whole = accessionApi.endpoints.accessionList.useQuery(WHOLE);
  const termsOf = (facet: string) => whole.data?.suggestions[facet]?.terms.slice(0, SHOWN);
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
        <SearchBox />
        <Counts />
      </Hero>
      <Ways>
        {error !== undefined && <FailureOutcome failure={asFailure(error)} retry={retry} />}
        {!crops.error && (
          <WaysIn
            id="by-crop"
            title={t('ways.crop')}
            all={{ to: href('crops'), label: t('ways.allCrops') }}
            ways={crops.data
              ?.toSorted((a, b) => b.accessionCount - a.accessionCount)
              .filter(({ accessionCount }) => accessionCount > 0)
              .slice(0, SHOWN)
              .map(({ shortName, name, accessionCount }) => ({
                key: shortName,
                name,
                to: href('crop', { shortName }),
                count: accessionCount,
              }))}
          />
        )}
        {!whole.error && (
          <>
            <WaysIn
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
            <WaysIn
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
        <NearMap />
      </Ways>
    </>
  );
}
