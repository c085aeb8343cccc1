import type { Citation, CitationFilter } from '@/contract/citation';
import { href } from '@/routes/href';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Missing } from '@/shared/ui/Missing';
import { RouteLink } from '@/shared/ui/RouteLink';
import { citationApi } from './api';
import { Authors } from './Authors';
import { CitationCard } from './CitationCard';
import { CitationType } from './CitationType';
import { citationFilters } from './filters';

const columns: readonly ListColumn<Citation>[] = [
  {
    name: 'title',
    sort: 'title',
    fixed: true,
    width: 260,
    flex: 6,
    cell: ({ uuid, title, language }) => (
      <RouteLink to={href('citation', { uuid })} strong>
        <bdi lang={language ?? undefined}>{title}</bdi>
      </RouteLink>
    ),
  },
  {
    name: 'authors',
    sort: 'authors',
    usual: true,
    width: 170,
    flex: 3,
    cell: ({ authors }) => <Authors names={authors} />,
  },
  // Years are names of theirs: written without separators.
  { name: 'year', sort: 'year', usual: true, align: 'end', width: 70, cell: ({ year }) => year ?? <Missing /> },
  { name: 'type', sort: 'type', usual: true, width: 120, cell: ({ type }) => <CitationType type={type} /> },
  {
    name: 'publication',
    sort: 'publication',
    usual: true,
    width: 160,
    flex: 3,
    cell: ({ publication, publisher }) => <bdi>{publication ?? publisher ?? <Missing />}</bdi>,
    text: ({ publication, publisher }) => publication ?? publisher,
  },
  { name: 'doi', width: 190, cell: ({ doi }) => (doi ? <bdi>{doi}</bdi> : <Missing />) },
];

/** The bibliography, wherever a list of publications stands. */
export const citationList: EntityListDefinition<Citation, CitationFilter> = {
  entity: 'citation',
  endpoint: citationApi.endpoints.citationList,
  idOf: ({ uuid }) => uuid,
  columns,
  filters: citationFilters,
  defaultSort: { sort: 'year', dir: 'DESC' },
  Card: CitationCard,
};
