import type { Genus } from '@/contract/taxonomy';
import { CropName } from '@/entities/names/CropName';
import { href } from '@/routes/href';
import type { DetailSection } from '@/shared/detail/definition';
import { Figure } from '@/shared/ui/Figure';
import { Listed } from '@/shared/ui/Listed';
import { RouteLink } from '@/shared/ui/RouteLink';

/** What is known of a genus. */
export const genusSections: readonly DetailSection<Genus>[] = [
  {
    name: 'genus',
    fields: [
      { name: 'family', value: ({ family }) => family && <span lang="la">{family}</span> },
      { name: 'speciesCount', value: ({ speciesCount }) => <Figure value={speciesCount} /> },
      { name: 'taxonCount', value: ({ taxonCount }) => <Figure value={taxonCount} /> },
      {
        name: 'crops',
        value: ({ crops }) =>
          crops.length > 0 && (
            <Listed
              texts={crops}
              draw={(shortName) => (
                <RouteLink to={href('crop', { shortName })}>
                  <CropName shortName={shortName} />
                </RouteLink>
              )}
            />
          ),
      },
    ],
  },
];
