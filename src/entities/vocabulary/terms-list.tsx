import type { VocabularyTerm, VocabularyTermFilter } from '@/contract/vocabulary';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { endpointBelow } from '@/shared/list/endpoint-below';
import { Missing } from '@/shared/ui/Missing';
import { vocabularyApi } from './api';
import { CopyCode } from './CopyCode';
import { termFilters } from './filters';
import { TermCard } from './TermCard';

const columns: readonly ListColumn<VocabularyTerm>[] = [
  {
    name: 'code',
    sort: 'code',
    fixed: true,
    width: 190,
    flex: 2,
    cell: ({ code }) => <CopyCode code={code} />,
  },
  { name: 'title', sort: 'title', usual: true, width: 220, flex: 4, cell: ({ title }) => <bdi>{title}</bdi> },
  {
    name: 'description',
    usual: true,
    width: 160,
    flex: 4,
    cell: ({ description }) => (description ? <bdi>{description}</bdi> : <Missing />),
  },
];

/** The list of the terms of one vocabulary, wherever it stands. */
export const termsListOf = (uuid: string): EntityListDefinition<VocabularyTerm, VocabularyTermFilter> => ({
  entity: 'vocabulary-term',
  endpoint: endpointBelow(vocabularyApi.endpoints.vocabularyTerms, { uuid }),
  idOf: ({ id }) => id,
  columns,
  filters: termFilters,
  defaultSort: { sort: 'code', dir: 'ASC' },
  Card: TermCard,
});
