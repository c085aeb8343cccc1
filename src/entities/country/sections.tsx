import type { CountryDetails } from '@/contract/geography';
import { CountryLink } from '@/entities/names/CountryLink';
import { RegionLink } from '@/entities/names/RegionLink';
import type { DetailSection } from '@/shared/detail/definition';
import { Listed } from '@/shared/ui/Listed';

const link = (code3: string) => <CountryLink code3={code3} />;

const successorsOf = ({ successors, replacedBy }: CountryDetails) =>
  successors?.length ? successors : replacedBy ? [replacedBy] : [];

/** What is known of a country. Numbers of ISO 3166-1 have three digits. */
export const countrySections: readonly DetailSection<CountryDetails>[] = [
  {
    name: 'identification',
    fields: [
      { name: 'code3', value: ({ code3 }) => code3 },
      { name: 'code2', value: ({ code2 }) => code2 },
      { name: 'codeNum', value: ({ codeNum }) => codeNum && String(codeNum).padStart(3, '0') },
      { name: 'region', value: ({ region }) => region && <RegionLink isoCode={region.isoCode} /> },
      {
        name: 'successors',
        value: (country) => {
          const codes = successorsOf(country);
          return codes.length > 0 && <Listed texts={codes} draw={link} />;
        },
      },
    ],
  },
];
