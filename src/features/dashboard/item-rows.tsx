import { useTranslation } from 'react-i18next';
import { allowedActions } from '@/contract/publication/workflow';
import { changedColumn, ownerColumn, titleColumn } from '@/entities/publication/columns';
import { stateName } from '@/entities/publication/values/state-name';
import { VersionText } from '@/entities/publication/values/VersionText';
import { href } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import type { CardProps, RowsDefinition } from '@/shared/list/definition';
import { Badge } from '@/shared/ui/layout/Badge';
import { Day } from '@/shared/ui/values/Day';
import type { Item } from './api';
import { editRowOf, pageOf } from './kinds';

function KindName({ kind }: Pick<Item, 'kind'>) {
  const { t } = useTranslation(['dashboard', 'nav']);
  return <>{t(rowOf(pageOf(kind)).titleKey)}</>;
}

const StateBadge = ({ state }: Pick<Item, 'state'>) => (
  <Badge>
    <stateName.Name code={state} />
  </Badge>
);

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
        {row.versionTag ? <VersionText item={row} /> : <stateName.Name code={row.state} />}
        {' · '}
        <Day iso={lastModifiedDate ?? createdDate} />
      </div>
    </>
  );
}
