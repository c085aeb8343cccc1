import { useTranslation } from 'react-i18next';
import type { Vocabulary, VocabularyFilter } from '@/contract/descriptor/vocabulary';
import { href } from '@/routes/href';
import { figureColumn, nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { useFormat } from '@/shared/ui/format/use-format';
import { vocabularyApi } from './api';

/** Vocabularies, wherever a list of them stands. */
export const vocabularyList: EntityListDefinition<Vocabulary, VocabularyFilter> = {
  entity: 'vocabulary',
  endpoint: vocabularyApi.endpoints.vocabularyList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('vocabulary', { uuid }),
  columns: [
    nameColumn('title', { width: 220, flex: 4 }),
    textColumn('publisher', { usual: true, width: 160, flex: 3 }),
    figureColumn('termCount', 100),
    textColumn('versionTag', { sort: undefined, usual: true, working: false, width: 90 }),
    textColumn('code', { width: 180 }),
  ],
  filters: [
    { kind: 'terms', field: 'publisher' },
    { kind: 'text', field: 'title' },
  ],
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: VocabularyCard,
};

function VocabularyCard({ row: { publisher, termCount: count }, name }: CardProps<Vocabulary>) {
  const { t } = useTranslation('vocabulary');
  const { number } = useFormat();
  return (
    <>
      {name}
      <div dir="auto">{publisher}</div>
      <div>{t('terms', { count, shown: number(count) })}</div>
    </>
  );
}
