import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Partner } from '@/contract/reference/partner';
import { AboutItem } from '@/entities/article/AboutItem';
import { AccessionCount } from '@/entities/accession/AccessionCount';
import { AccessionList } from '@/entities/accession/detail-parts';
import { InstitutesOf } from '@/entities/institute/InstitutesOf';
import { countryLinks } from '@/entities/names/CountryLinks';
import { Related } from '@/entities/related/Related';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { MailLink } from '@/shared/ui/values/MailLink';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { partnerApi } from './api';

const webSite = (url: string) => (
  <div key={url}>
    <ExternalLink url={url} />
  </div>
);

/** One data provider: who it is, for which institutes it speaks, and what it published. */
export const partnerDetail: EntityDetailDefinition<Partner, AccessionFilter> = {
  entity: 'partner',
  endpoint: partnerApi.endpoints.partner,
  edit: ({ uuid }) => href('editPartner', { uuid }),
  useTitle: ({ name }) => name,
  useSubtitle: ({ acronym }) => acronym,
  sections: [
    {
      name: 'contact',
      fields: [
        { name: 'description', value: ({ description }) => description && <Markdown text={description} /> },
        'acronym',
        'shortName',
        { name: 'countries', value: ({ countries }) => countryLinks(countries) },
        { name: 'urls', value: ({ urls }) => urls.map(webSite) },
        { name: 'phone', value: ({ phone }) => phone && <bdi>{phone}</bdi> },
        { name: 'email', value: ({ email }) => email && <MailLink address={email} /> },
      ],
    },
  ],
  scope: ({ wiewsCodes }) => ({ institute: { code: wiewsCodes } }),
  Body: ({ item: { uuid } }) => <AboutItem className="Partner" targetId={uuid} />,
  Aside,
  Below: AccessionList,
};

function Aside({ item, scope }: DetailProps<Partner, AccessionFilter>) {
  const { t } = useTranslation('partner');
  const { shortName, wiewsCodes, accessionCount } = item;
  const owned = { owner: [shortName] };
  return (
    <>
      <AccessionCount title={t('accessions')} count={accessionCount} filter={scope} />
      <InstitutesOf codes={wiewsCodes} />
      <Related
        links={[
          { name: 'dataset', filter: owned },
          { name: 'descriptorList', filter: owned },
          { name: 'subset', filter: owned },
          { name: 'network', filter: { wiewsCodes } },
        ]}
      />
    </>
  );
}
