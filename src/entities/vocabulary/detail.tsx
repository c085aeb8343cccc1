import { useMemo } from 'react';
import type { Vocabulary } from '@/contract/descriptor/vocabulary';
import { href } from '@/routes/href';
import type { DetailProps, EntityDetailDefinition } from '@/shared/detail/definition';
import { ListBelow } from '@/shared/list/screen/ListBelow';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { Markdown } from '@/shared/ui/markdown/Markdown';
import { vocabularyApi } from './api';
import { termsListOf } from './terms-list';

/** One vocabulary: who publishes it, and its terms as a list of their own. */
export const vocabularyDetail: EntityDetailDefinition<Vocabulary> = {
  entity: 'vocabulary',
  endpoint: vocabularyApi.endpoints.vocabulary,
  edit: ({ uuid }) => href('editVocabulary', { uuid }),
  useTitle: ({ title }) => title,
  sections: [
    {
      name: 'about',
      fields: [
        { name: 'description', value: ({ description }) => description && <Markdown text={description} /> },
        'publisher',
        'maintainer',
        { name: 'url', value: ({ url }) => url && <ExternalLink url={url} /> },
        'code',
        'versionTag',
        'version',
      ],
    },
  ],
  Below: function Terms({ item: { uuid } }: DetailProps<Vocabulary>) {
    return <ListBelow definition={useMemo(() => termsListOf(uuid), [uuid])} />;
  },
};
