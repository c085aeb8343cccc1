import type { Citation, CitationFilter } from '@/contract/citation/citation';
import { useCropName } from '@/entities/names/use-crop-name';
import { instituteNames } from '@/entities/names/use-institute-name';
import { useLanguageName } from '@/entities/publication/values/use-language-name';
import { href } from '@/routes/href';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { codeName } from '@/shared/ui/text/code-name';
import { Missing } from '@/shared/ui/text/Missing';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';
import { citationApi } from './api';

/** What kind of publication it is. */
export const citationType = codeName('citation:values.type');
export const citationStatus = codeName('citation:values.status');

/** Where it appeared. */
const placeOf = ({ publication, publisher }: Citation) => publication ?? publisher;

/** The family names of the first three: more would hide the rest of the line. */
function Authors({ authors }: Pick<Citation, 'authors'>) {
  const text = useLoadedText();
  if (authors.length === 0) return <Missing />;
  const families = authors.slice(0, 3).map((name) => name.split(',')[0]);
  const names = families.join(', ');
  return <bdi>{authors.length > 3 ? text('citation:andOthers', { names }) : names}</bdi>;
}

/** The bibliography, wherever a list of publications stands. */
export const citationList: EntityListDefinition<Citation, CitationFilter> = {
  entity: 'citation',
  endpoint: citationApi.endpoints.citationList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('citation', { uuid }),
  columns: [
    nameColumn('title', { width: 260, flex: 6 }),
    { name: 'authors', sort: 'authors', usual: true, width: 170, flex: 3, cell: (row) => <Authors {...row} /> },
    // Years are names of theirs: written without separators.
    { name: 'year', sort: 'year', usual: true, align: 'end', width: 70, cell: ({ year }) => year ?? <Missing /> },
    { name: 'type', sort: 'type', usual: true, width: 120, cell: ({ type }) => <citationType.Name code={type} /> },
    {
      ...textColumn('publication', { usual: true, width: 160, flex: 3 }),
      cell: (row) => <bdi>{placeOf(row) ?? <Missing />}</bdi>,
      text: placeOf,
    },
    textColumn('doi', { sort: undefined, width: 190 }),
  ],
  filters: [
    { kind: 'terms', field: 'type', useName: citationType.useName },
    { kind: 'range', field: 'year', plain: true },
    { kind: 'terms', field: 'crops', useName: useCropName },
    { kind: 'terms', field: 'keywords' },
    { kind: 'terms', field: 'publication' },
    { kind: 'terms', field: 'collections', ...instituteNames },
    { kind: 'terms', field: 'language', useName: useLanguageName },
    { kind: 'text', field: 'authors' },
    { kind: 'text', field: 'title' },
  ],
  defaultSort: { sort: 'year', dir: 'DESC' },
  Card: CitationCard,
};

function CitationCard({ row, name }: CardProps<Citation>) {
  const typeName = citationType.useName();
  return (
    <>
      {name}
      <div>
        <Authors {...row} />
      </div>
      <div>{[row.year, typeName(row.type), placeOf(row)].filter(Boolean).join(' · ')}</div>
    </>
  );
}
