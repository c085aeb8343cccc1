import { useMemo } from 'react';
import type { Vocabulary } from '@/contract/vocabulary';
import { usePageTitle } from '@/routes/use-page-title';
import { DetailFields } from '@/shared/detail/DetailFields';
import { DetailHead } from '@/shared/detail/DetailHead';
import { Below } from '@/shared/list/Below';
import { EntityList } from '@/shared/list/EntityList';
import { useQueryAddress } from '@/shared/list/list-address';
import { PageBody } from '@/shared/ui/PageBody';
import { vocabularySections } from './sections';
import { termsListOf } from './terms-list';

/** One vocabulary: who publishes it, and its terms as a list of their own. */
export function VocabularyPage({ vocabulary }: { vocabulary: Vocabulary }) {
  const { uuid, title } = vocabulary;
  usePageTitle(title);
  const terms = useMemo(() => termsListOf(uuid), [uuid]);
  return (
    <>
      <PageBody>
        <DetailHead title={title} />
        <DetailFields entity="vocabulary" item={vocabulary} sections={vocabularySections} />
      </PageBody>
      <Below>
        <EntityList definition={terms} level={2} address={useQueryAddress()} />
      </Below>
    </>
  );
}
