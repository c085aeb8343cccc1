import type { OwnRequest, Subrequest } from '@/contract/request-lists';
import { figureColumn } from '@/shared/list/columns';
import type { CardProps, ListColumn } from '@/shared/list/definition';
import { codeName } from '@/shared/ui/code-name';
import { Day } from '@/shared/ui/Day';
import { Figure } from '@/shared/ui/Figure';
import { ItemCounts } from './ItemCounts';

/** Where a request stands. */
export const requestState = codeName('requests:states');

/** What became of the accessions that are asked for. */
export const itemsColumn: ListColumn<Pick<OwnRequest | Subrequest, 'items' | 'state'>> = {
  name: 'items',
  usual: true,
  width: 200,
  flex: 4,
  cell: (row) => <ItemCounts row={row} />,
  text: ({ items }) => Object.entries(items).map(([state, count]) => `${state} ${count}`),
};

/** What all lists of requests show; the day it was sent names a request. */
export const requestColumns: readonly ListColumn<OwnRequest>[] = [
  {
    name: 'createdDate',
    sort: 'createdDate',
    fixed: true,
    opens: true,
    width: 130,
    cell: ({ createdDate }) => <Day iso={createdDate} />,
  },
  {
    name: 'state',
    sort: 'state',
    usual: true,
    width: 210,
    flex: 2,
    cell: ({ state }) => <requestState.Name code={state} />,
  },
  figureColumn('accessionCount', 110),
  {
    name: 'institutes',
    usual: true,
    align: 'end',
    width: 130,
    cell: ({ institutes }) => <Figure value={institutes.length} />,
  },
  itemsColumn,
  {
    name: 'lastModifiedDate',
    sort: 'lastModifiedDate',
    usual: true,
    width: 120,
    cell: ({ lastModifiedDate }) => <Day iso={lastModifiedDate} />,
  },
];

export function RequestCard({ row, name }: CardProps<OwnRequest>) {
  return (
    <>
      {name}
      <div>
        <requestState.Name code={row.state} />
      </div>
      <div>
        <ItemCounts row={row} />
      </div>
    </>
  );
}
