import type { Genus } from '@/contract/taxonomy';
import { CropLinks } from '@/entities/names/CropLinks';
import type { DetailSection } from '@/shared/detail/definition';
import { Figure } from '@/shared/ui/Figure';

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
        value: ({ crops }) => crops.length > 0 && <CropLinks crops={crops} />,
      },
    ],
  },
];
