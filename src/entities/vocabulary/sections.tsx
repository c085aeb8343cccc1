import type { Vocabulary } from '@/contract/vocabulary';
import type { DetailSection } from '@/shared/detail/definition';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Markdown } from '@/shared/ui/Markdown';

/** What is known of a vocabulary beside its terms. */
export const vocabularySections: readonly DetailSection<Vocabulary>[] = [
  {
    name: 'about',
    fields: [
      { name: 'description', value: ({ description }) => description && <Markdown text={description} /> },
      { name: 'publisher', value: ({ publisher }) => publisher },
      { name: 'maintainer', value: ({ maintainer }) => maintainer },
      { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
      { name: 'code', value: ({ code }) => code },
      { name: 'versionTag', value: ({ versionTag }) => versionTag },
    ],
  },
];
