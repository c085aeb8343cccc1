import type { Partner } from '@/contract/partner';
import { CountryLink } from '@/entities/names/CountryLink';
import type { DetailSection } from '@/shared/detail/definition';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Listed } from '@/shared/ui/Listed';
import { MailLink } from '@/shared/ui/MailLink';
import { Markdown } from '@/shared/ui/Markdown';

/** How a data provider is known and reached. */
export const partnerSections: readonly DetailSection<Partner>[] = [
  {
    name: 'contact',
    fields: [
      { name: 'description', value: ({ description }) => description && <Markdown text={description} /> },
      { name: 'acronym', value: ({ acronym }) => acronym },
      { name: 'shortName', value: ({ shortName }) => shortName },
      {
        name: 'countries',
        value: ({ countries }) =>
          countries.length > 0 && <Listed texts={countries} draw={(code3) => <CountryLink code3={code3} />} />,
      },
      {
        name: 'urls',
        value: ({ urls }) =>
          urls.map((url) => (
            <div key={url}>
              <ExternalLink url={url} />
            </div>
          )),
      },
      { name: 'phone', value: ({ phone }) => phone && <bdi>{phone}</bdi> },
      { name: 'email', value: ({ email }) => email && <MailLink address={email} /> },
    ],
  },
];
