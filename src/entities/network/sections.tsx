import type { Network } from '@/contract/network';
import { CountryLink } from '@/entities/names/CountryLink';
import type { DetailSection } from '@/shared/detail/definition';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Listed } from '@/shared/ui/Listed';
import { Markdown } from '@/shared/ui/Markdown';

/** What is known of a network. */
export const networkSections: readonly DetailSection<Network>[] = [
  {
    name: 'about',
    fields: [
      { name: 'description', value: ({ description }) => description && <Markdown text={description} /> },
      { name: 'shortName', value: ({ shortName }) => shortName },
      { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
      {
        name: 'countries',
        value: ({ countries }) =>
          countries.length > 0 && <Listed texts={countries} draw={(code3) => <CountryLink code3={code3} />} />,
      },
    ],
  },
];
