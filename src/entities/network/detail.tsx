import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Network } from '@/contract/reference/network';
import { PassportDate } from '@/entities/accession/catalogue/cells';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionCharts, AccessionList, accessionsMap } from '@/entities/accession/detail-parts';
import { AboutItem } from '@/entities/article/AboutItem';
import { InstitutesOf } from '@/entities/institute/InstitutesOf';
import { countryLinks } from '@/entities/names/CountryLinks';
import { Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { Part } from '@/shared/detail/Part';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { networkApi } from './api';

type Props = DetailProps<Network, AccessionFilter>;

/** One network: who belongs to it, and what its members keep together. */
export const networkDetail: EntityDetailDefinition<Network, AccessionFilter> = {
  entity: 'network',
  endpoint: networkApi.endpoints.network,
  param: 'shortName',
  edit: ({ shortName }) => href('editNetwork', { shortName }),
  useTitle: ({ title }) => title,
  useSubtitle: ({ title, shortName }) => (title === shortName ? undefined : <bdi>{shortName}</bdi>),
  sections: [
    {
      name: 'about',
      fields: [
        'shortName',
        { name: 'createdOn', value: ({ createdOn }) => createdOn && <PassportDate date={createdOn} /> },
        { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
        { name: 'countries', value: ({ countries }) => countryLinks(countries) },
      ],
    },
  ],
  scope: ({ shortName }) => ({ networks: [shortName] }),
  Body,
  Aside,
  Wide: AccessionCharts,
  Below: AccessionList,
};

const Places = accessionsMap('network');

function Body({ item, scope }: Props) {
  const { t } = useTranslation('network');
  const { shortName, description } = item;
  return (
    <>
      <AboutItem className="Network" targetId={shortName}>
        {description && (
          <Part title={t('fields.description')}>
            <Markdown text={description} />
          </Part>
        )}
      </AboutItem>
      <Places item={item} scope={scope} />
    </>
  );
}

function Aside({ item: { wiewsCodes, accessionCount }, scope }: Props) {
  const { t } = useTranslation('network');
  return (
    <>
      <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />
      <InstitutesOf codes={wiewsCodes} />
      <Related
        links={[
          { name: 'institute', filter: { code: wiewsCodes } },
          { name: 'partner', filter: { wiewsCodes } },
          { name: 'subset', filter: { institutes: wiewsCodes } },
        ]}
      />
    </>
  );
}
