import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { RegionDetails } from '@/contract/reference/geography';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { originatingAccessions, topAccessions } from '@/entities/accession/detail-parts';
import { CountryLink } from '@/entities/names/CountryLink';
import { RegionLink } from '@/entities/names/RegionLink';
import { useCountryName } from '@/entities/names/use-country-name';
import { useRegionName } from '@/entities/names/use-region-name';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { CountedList } from '@/shared/ui/values/CountedList';
import { collator } from '@/shared/ui/intl';
import { useLocale } from '@/shared/ui/text/use-locale';
import { regionApi } from './api';
import styles from './detail.module.css';

type Props = DetailProps<RegionDetails, AccessionFilter>;

/** One region: what it is a part of, its parts, and what comes from there. */
export const regionDetail: EntityDetailDefinition<RegionDetails, AccessionFilter> = {
  entity: 'region',
  endpoint: regionApi.endpoints.region,
  param: 'isoCode',
  useTitle: ({ isoCode }) => useRegionName()(isoCode),
  useSubtitle: ({ parentRegion }) => {
    const { t } = useTranslation('region');
    if (!parentRegion) return undefined;
    return (
      <>
        {t('partOf')} <RegionLink isoCode={parentRegion.isoCode} inText />
      </>
    );
  },
  sections: [],
  scope: ({ isoCode }) => ({ countryOfOrigin: { region: [isoCode] } }),
  Body: Parts,
  Aside: function Aside({ item, scope }) {
    const { t } = useTranslation('region');
    return <AccessionCount title={t('originating')} count={item.accessionCount} filter={scope} />;
  },
  Wide: topAccessions(['crop.shortName', 'taxonomy.genusSpecies', 'institute.code']),
  Below: originatingAccessions('region'),
};

/** The sub-regions and countries of a region, each with the accessions that originate there. */
function Parts({ item: { subRegions, countries } }: Props) {
  const { t } = useTranslation('region');
  const countryName = useCountryName();
  const { compare } = collator(useLocale(), {});
  const regions = subRegions.map(({ isoCode, accessionCount }) => ({
    key: isoCode,
    count: accessionCount,
    label: <RegionLink isoCode={isoCode} />,
  }));
  const named = countries
    .toSorted((a, b) => compare(countryName(a.code3), countryName(b.code3)))
    .map(({ code3, accessionCount }) => ({ key: code3, count: accessionCount, label: <CountryLink code3={code3} /> }));
  const parts = [
    { id: 'sub-regions', title: t('subRegions'), items: regions },
    { id: 'region-countries', title: t('countries'), items: named },
  ];
  return parts
    .filter(({ items }) => items.length > 0)
    .map(({ id, title, items }) => (
      <section className={styles.section} key={id} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <CountedList items={items} />
      </section>
    ));
}
