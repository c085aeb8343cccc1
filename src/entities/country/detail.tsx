import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { CountryDetails } from '@/contract/reference/geography';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { originatingAccessions, TopAccessions } from '@/entities/accession/detail-parts';
import { AboutItem } from '@/entities/article/AboutItem';
import { countryLinks } from '@/entities/names/CountryLinks';
import { RegionLink } from '@/entities/names/RegionLink';
import { useCountryName } from '@/entities/names/use-country-name';
import { Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { Card } from '@/shared/ui/layout/Card';
import { CountedList } from '@/shared/ui/values/CountedList';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { countryApi } from './api';

type Props = DetailProps<CountryDetails, AccessionFilter>;

/** One country: what comes from there, and what is kept there. */
export const countryDetail: EntityDetailDefinition<CountryDetails, AccessionFilter> = {
  entity: 'country',
  endpoint: countryApi.endpoints.country,
  param: 'isoCode',
  usualForm: (code) => code.toUpperCase(),
  ownValue: ({ code3 }) => code3,
  // It may be typed in small letters.
  keyOf: (code) => code.toUpperCase(),
  edit: ({ code3 }) => href('editCountry', { isoCode: code3 }),
  useTitle: ({ code3 }) => useCountryName()(code3),
  useBadges: ({ current }) => {
    const { t } = useTranslation('country');
    return [!current && t('formerCountry')];
  },
  sections: [
    {
      name: 'identification',
      fields: [
        'code3',
        'code2',
        // Numbers of ISO 3166-1 have three digits.
        { name: 'codeNum', value: ({ codeNum }) => codeNum && String(codeNum).padStart(3, '0') },
        { name: 'region', value: ({ region }) => region && <RegionLink isoCode={region.isoCode} /> },
        {
          name: 'successors',
          value: ({ successors, replacedBy }) =>
            countryLinks(successors?.length ? successors : replacedBy ? [replacedBy] : []),
        },
      ],
    },
  ],
  Notes: ({ item: { code3, description } }) => (
    <AboutItem className="Country" targetId={code3}>
      {description && <Markdown text={description} />}
    </AboutItem>
  ),
  scope: ({ code3 }) => ({ countryOfOrigin: { code3: [code3] } }),
  Body: Institutes,
  Aside,
  Wide,
  Below: originatingAccessions('country'),
};

/** The institutes of a country with what each holds, the greatest first. */
function Institutes({ item: { genesysInstitutes } }: Props) {
  const { t } = useTranslation('country');
  if (genesysInstitutes.length === 0) return null;
  const items = genesysInstitutes
    .toSorted((a, b) => b.accessionCount - a.accessionCount)
    .map(({ code, fullName, accessionCount }) => ({
      key: code,
      count: accessionCount,
      label: (
        <>
          <RouteLink to={href('institute', { wiewsCode: code })}>
            <bdi>{fullName}</bdi>
          </RouteLink>
          {fullName !== code && ` · ${code}`}
        </>
      ),
    }));
  return (
    <Card aria-labelledby="country-institutes">
      <h2 id="country-institutes">{t('institutes')}</h2>
      <CountedList items={items} />
    </Card>
  );
}

const heldIn = (code3: string): AccessionFilter => ({ institute: { country: { code3: [code3] } } });

/** The two are not the same: a country keeps what comes from others, and others keep what comes from there. */
function Wide({ item: { code3, accessionCount, heldCount }, scope }: Props) {
  const { t } = useTranslation('country');
  const facets = ['crop.shortName', 'taxonomy.genusSpecies'];
  return (
    <>
      {accessionCount > 0 && (
        <TopAccessions title={t('originating')} scope={scope} facets={[...facets, 'institute.code']} />
      )}
      {heldCount > 0 && (
        <TopAccessions title={t('held')} scope={heldIn(code3)} facets={[...facets, 'countryOfOrigin.code3']} />
      )}
    </>
  );
}

function Aside({ item: { code3, accessionCount, heldCount }, scope }: Props) {
  const { t } = useTranslation('country');
  const country = { code3: [code3] };
  return (
    <>
      <AccessionCount title={t('originating')} count={accessionCount} filter={scope} />
      {heldCount > 0 && <AccessionCount title={t('held')} count={heldCount} filter={heldIn(code3)} />}
      <Related
        links={[
          { name: 'institute', filter: { country } },
          { name: 'partner', filter: { country: [code3] } },
          { name: 'network', filter: { country: [code3] } },
          { name: 'dataset', filter: { country: [code3] } },
        ]}
      />
    </>
  );
}
