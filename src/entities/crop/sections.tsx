import type { Crop } from '@/contract/crop';
import type { DetailSection } from '@/shared/detail/definition';
import { Listed } from '@/shared/ui/Listed';

const italic = (name: string) => <i lang="la">{name}</i>;

/** What is known of a crop. */
export const cropSections: readonly DetailSection<Crop>[] = [
  {
    name: 'about',
    fields: [
      { name: 'description', value: ({ description }) => description },
      { name: 'otherNames', value: ({ otherNames }) => otherNames.length > 0 && <Listed texts={otherNames} /> },
      { name: 'taxa', value: ({ taxa }) => taxa?.length && <Listed texts={taxa} draw={italic} /> },
      { name: 'code', value: ({ code, shortName }) => code ?? shortName },
    ],
  },
];
