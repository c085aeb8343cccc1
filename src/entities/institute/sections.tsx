import type { Institute } from '@/contract/institute';
import { CountryName } from '@/entities/names/CountryName';
import { href } from '@/routes/href';
import type { DetailSection } from '@/shared/detail/definition';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { RouteLink } from '@/shared/ui/RouteLink';
import { InstituteType } from './InstituteType';
import { RequestsByMail } from './RequestsByMail';

const place = ({ address, city }: Institute) =>
  [address, city && !address?.includes(city) && city].filter(Boolean).join(', ');

/** What is known of an institute. */
export const instituteSections: readonly DetailSection<Institute>[] = [
  {
    name: 'identification',
    fields: [
      { name: 'code', value: ({ code }) => code },
      { name: 'acronym', value: ({ acronym }) => acronym },
      { name: 'type', value: ({ type }) => type && <InstituteType type={type} /> },
      {
        name: 'country.code3',
        value: ({ country }) =>
          country && (
            <RouteLink to={href('country', { isoCode: country.code3 })}>
              <CountryName code3={country.code3} />
            </RouteLink>
          ),
      },
      { name: 'address', value: place },
      { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
      { name: 'owner', value: ({ owner }) => owner },
    ],
  },
  {
    name: 'requests',
    fields: [
      {
        name: 'requestsEmail',
        value: ({ allowMaterialRequests, requestsEmail, code }) =>
          allowMaterialRequests && requestsEmail && <RequestsByMail address={requestsEmail} code={code} />,
      },
    ],
  },
  {
    name: 'about',
    fields: [{ name: 'about', value: ({ about }) => about }],
  },
];
