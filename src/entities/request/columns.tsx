import type { ReactNode } from 'react';
import type { OwnRequest, Subrequest } from '@/contract/request/request-lists';
import { figureColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, ListColumn } from '@/shared/list/definition';
import type { CodeName } from '@/shared/ui/text/code-name';
import { Day } from '@/shared/ui/values/Day';
import { Figure } from '@/shared/ui/text/Figure';
import { ItemCounts } from './ItemCounts';
import { ownStanding, Standing, standingText } from './Standing';

/** What became of the accessions that are asked for. */
export const itemsColumn: ListColumn<Pick<OwnRequest | Subrequest, 'items' | 'state' | 'received'>> = {
  name: 'items',
  usual: true,
  width: 195,
  flex: 3,
  cell: (row) => <ItemCounts row={row} />,
  text: ({ items, received }) =>
    Object.entries({ ...items, RECEIVED: received }).map(([state, count]) => `${state} ${count}`),
};

/** What all lists of requests show, to whom states are called by these names; the day it was sent names a request. */
export const requestColumns = (name: CodeName): readonly ListColumn<OwnRequest>[] => [
  {
    name: 'createdDate',
    sort: 'createdDate',
    fixed: true,
    opens: true,
    width: 130,
    cell: ({ createdDate }) => <Day iso={createdDate} />,
  },
  {
    name: 'standing',
    sort: 'standing',
    usual: true,
    width: 285,
    flex: 2,
    cell: (row) => <Standing standing={row.standing} progress={row} name={name} />,
    text: standingText,
  },
  textColumn('number', { width: 130 }),
  figureColumn('accessionCount', 90),
  {
    name: 'institutes',
    usual: true,
    align: 'end',
    width: 90,
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

interface RequestCardProps extends CardProps<OwnRequest> {
  /** How states are called. */
  standing?: CodeName;
  /** What else is said to whom the list is. */
  children?: ReactNode;
}

export function RequestCard({ row, name, standing = ownStanding, children }: RequestCardProps) {
  return (
    <>
      {name}
      <div>
        <bdi>{row.number}</bdi>
      </div>
      <div>
        <Standing standing={row.standing} progress={row} name={standing} />
      </div>
      {children}
      <div>
        <ItemCounts row={row} />
      </div>
    </>
  );
}
