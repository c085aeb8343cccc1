import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { SubsetDetails } from '@/contract/subset/subset';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { PassportDate } from '@/entities/accession/catalogue/cells';
import { AccessionCharts, accessionsMap, NumberedAccessions } from '@/entities/accession/detail-parts';
import { AboutItem } from '@/entities/article/AboutItem';
import { CropLinks } from '@/entities/names/CropLinks';
import { CiteCard } from '@/entities/publication/page/CiteCard';
import { citedWorkOf } from '@/entities/publication/page/cited-work';
import { Creators } from '@/entities/publication/values/Creators';
import { LanguageName } from '@/entities/publication/values/LanguageName';
import { Licence } from '@/entities/publication/values/Licence';
import { usePublicationBadges } from '@/entities/publication/values/PublicationBadges';
import { isDescribed, TranslatedText, TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { translated } from '@/entities/publication/values/translated';
import { versionParts } from '@/entities/publication/page/version-parts';
import { Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { Day } from '@/shared/ui/values/Day';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useLocale } from '@/shared/ui/text/use-locale';
import { subsetApi } from './api';
import { subsetType } from './codes';

type Props = DetailProps<SubsetDetails, AccessionFilter>;

const subsetHref = (uuid: string): string => href('subset', { uuid });

const { Notes, Versions } = versionParts('subset', subsetApi.endpoints.subsetVersions, subsetHref);

const Map = accessionsMap('subset');

/** One subset: what was chosen and why, by whom, and the accessions themselves. */
export const subsetDetail: EntityDetailDefinition<SubsetDetails, AccessionFilter> = {
  entity: 'subset',
  endpoint: subsetApi.endpoints.subset,
  useTitle: (item) => translated(item, useLocale()).title,
  useDescription: (item) => translated(item, useLocale()).description,
  heading: (item) => <TranslatedTitle item={item} />,
  useSubtitle: ({ owner }) => owner && <bdi>{owner.name}</bdi>,
  useBadges: usePublicationBadges,
  Notes,
  sections: [
    {
      name: 'about',
      fields: [
        { name: 'description', value: (item) => isDescribed(item) && <TranslatedText item={item} /> },
        { name: 'subsetType', value: (item) => item.subsetType && <subsetType.Name code={item.subsetType} /> },
        { name: 'crops', value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} /> },
        { name: 'date', value: ({ date }) => date && <PassportDate date={date} /> },
        'source',
        { name: 'language', value: ({ language }) => language && <LanguageName tag={language} /> },
      ],
    },
    {
      name: 'publication',
      fields: [
        {
          name: 'owner',
          value: ({ owner }) => owner && <RouteLink to={href('partner', { uuid: owner.uuid })}>{owner.name}</RouteLink>,
        },
        { name: 'rights', value: ({ rights }) => rights && <Licence rights={rights} /> },
        'versionTag',
        { name: 'createdDate', value: ({ createdDate }) => createdDate && <Day iso={createdDate} /> },
        {
          name: 'lastModifiedDate',
          value: ({ lastModifiedDate }) => lastModifiedDate && <Day iso={lastModifiedDate} />,
        },
      ],
    },
  ],
  scope: ({ uuid }) => ({ subsets: [uuid] }),
  Body: (props) => (
    <>
      <AboutItem className="Subset" targetId={props.item.uuid} />
      <Creators creators={props.item.creators} />
      <Map {...props} />
    </>
  ),
  Aside,
  Wide: AccessionCharts,
  Below: NumberedAccessions,
};

function Aside({ item, scope }: Props) {
  const { t } = useTranslation('subset');
  const { uuid, crops, institutes, creators, accessionCount } = item;
  const [accessed] = useState(() => new Date());
  const address = new URL(subsetHref(uuid), globalThis.location.origin).href;
  return (
    <>
      <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />
      {item.state === 'PUBLISHED' && (
        <CiteCard work={citedWorkOf(item, { creators, address, accessed })} fileName={`subset-${uuid}`} />
      )}
      <Versions item={item} />
      <Related
        links={[
          { name: 'institute', filter: { code: institutes } },
          { name: 'dataset', filter: { crops } },
          { name: 'subset', filter: { crops, NOT: { uuid: [uuid] } } },
        ]}
      />
    </>
  );
}
