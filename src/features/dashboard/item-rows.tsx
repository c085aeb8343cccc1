import { allowedActions } from '@/contract/publication/workflow';
import { changedColumn, ownerColumn, titleColumn } from '@/entities/publication/columns';
import { StateBadge } from '@/entities/publication/values/StateBadge';
import { href } from '@/routes/href';
import type { CardProps, RowsDefinition } from '@/shared/list/definition';
import { Day } from '@/shared/ui/values/Day';
import type { Item } from './api';
import { KindName } from './KindName';
import { editRowOf, pageOf } from './kinds';

/** Of the editor, where the workflow lets this person write; else of its page. */
function addressOf(item: Item): string {
  const { kind, uuid } = item;
  // Without roles: what an administrator may change of a review is changed when it is opened for that.
  return allowedActions(item, []).includes('edit') ? href(editRowOf(kind), { uuid }) : href(pageOf(kind), { uuid });
}

/** Items of several kinds, each leading to where it is written or read. */
export const itemRows: RowsDefinition<Item> = {
  entity: 'dashboard',
  idOf: ({ uuid }) => uuid,
  open: addressOf,
  columns: [
    titleColumn({ width: 240, flex: 5 }),
    { name: 'kind', usual: true, width: 130, flex: 1, cell: ({ kind }) => <KindName kind={kind} /> },
    { name: 'versionTag', usual: true, width: 80, cell: ({ versionTag }) => <bdi>{versionTag}</bdi> },
    { name: 'state', usual: true, width: 160, cell: ({ state }) => <StateBadge state={state} /> },
    { ...ownerColumn, usual: true, width: 120, flex: 1 },
    {
      ...changedColumn,
      usual: true,
      cell: ({ lastModifiedDate, createdDate }) => <Day iso={lastModifiedDate ?? createdDate} />,
    },
  ],
  Card: ItemCard,
};

function ItemCard({ row, name }: CardProps<Item>) {
  const { kind, owner, lastModifiedDate, createdDate } = row;
  return (
    <>
      {name}
      <div>
        <KindName kind={kind} />
        {owner && ' · '}
        <bdi>{owner?.shortName}</bdi>
      </div>
      <div>
        <StateBadge state={row.state} /> <Day iso={lastModifiedDate ?? createdDate} />
      </div>
    </>
  );
}
