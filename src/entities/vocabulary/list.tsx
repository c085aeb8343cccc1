import type { Vocabulary, VocabularyFilter } from '@/contract/vocabulary';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { figureColumn } from '@/shared/list/figure-column';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { vocabularyApi } from './api';
import { vocabularyFilters } from './filters';
import { VocabularyCard } from './VocabularyCard';

const plain = (text: string | null | undefined) => (text ? <bdi>{text}</bdi> : <Missing />);

const columns: readonly ListColumn<Vocabulary>[] = [
  {
    name: 'title',
    sort: 'title',
    fixed: true,
    width: 220,
    flex: 4,
    cell: ({ uuid, title }) => (
      <RouteLink to={href('vocabulary', { uuid })} strong>
        <bdi>{title}</bdi>
      </RouteLink>
    ),
  },
  {
    name: 'publisher',
    sort: 'publisher',
    usual: true,
    width: 160,
    flex: 3,
    cell: ({ publisher }) => plain(publisher),
  },
  figureColumn('termCount', 100),
  { name: 'versionTag', usual: true, width: 90, cell: ({ versionTag }) => plain(versionTag) },
  { name: 'code', sort: 'code', width: 180, cell: ({ code }) => plain(code) },
];

/** Vocabularies, wherever a list of them stands. */
export const vocabularyList: EntityListDefinition<Vocabulary, VocabularyFilter> = {
  entity: 'vocabulary',
  endpoint: vocabularyApi.endpoints.vocabularyList,
  idOf: ({ uuid }) => uuid,
  columns,
  filters: vocabularyFilters,
  defaultSort: { sort: 'title', dir: 'ASC' },
  Card: VocabularyCard,
};
