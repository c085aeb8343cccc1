import type { MenuFilter, MenuRow } from '@/contract/content/menu';
import { DraftBadge } from '@/entities/drafted/DraftBadge';
import { draftedList, draftStateColumn } from '@/entities/drafted/drafted-list';
import { changedColumn } from '@/entities/publication/columns';
import { shortStateName } from '@/entities/publication/values/state-name';
import { figureColumn, nameColumn } from '@/shared/list/columns';
import type { CardProps } from '@/shared/list/definition';
import { menuApi } from './api';

/** All menus, as their editors have them. */
export const menuList = draftedList<MenuRow, MenuFilter>(
  {
    entity: 'menu',
    endpoint: menuApi.endpoints.menuList,
    idOf: ({ key }) => key,
    columns: [
      nameColumn('key', { width: 200, flex: 2 }),
      figureColumn('itemCount', 110),
      draftStateColumn,
      changedColumn,
    ],
    filters: [{ kind: 'terms', field: 'state', useName: shortStateName.useName }],
    Card: MenuCard,
  },
  { line: 'PUT /menu/:key', create: 'newMenu', edit: 'editMenu' },
);

function MenuCard({ row, name }: CardProps<MenuRow>) {
  return (
    <>
      {name} <DraftBadge item={row} />
    </>
  );
}
