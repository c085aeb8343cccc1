import type { UserAccount, UserFilter } from '@/contract/account/user-account';
import { href } from '@/routes/href';
import { asItself } from '@/shared/filters/criteria/filter-definition';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Badge } from '@/shared/ui/layout/Badge';
import { codeName } from '@/shared/ui/text/code-name';
import { Missing } from '@/shared/ui/text/Missing';
import { Day } from '@/shared/ui/values/Day';
import { Moment } from '@/shared/ui/values/Moment';
import { userActions } from './actions';
import { userApi } from './api';
import { RoleNames } from './RoleNames';

const state = codeName('user:states');
const role = codeName('session:roles');

/** Whether it can be used, or why not. */
export const State = ({ row }: { row: UserAccount }) => (
  <Badge>
    <state.Name code={row.state} />
  </Badge>
);

/** Everybody who has an account, or has begun to make one. */
export const userList: EntityListDefinition<UserAccount, UserFilter> = {
  entity: 'user',
  endpoint: userApi.endpoints.userList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('user', { uuid }),
  defaultSort: { sort: 'fullName', dir: 'ASC' },
  columns: [
    nameColumn('fullName', { width: 160, flex: 2 }),
    textColumn('email', { usual: true, width: 170, flex: 2 }),
    { name: 'roles', usual: true, width: 150, flex: 2, cell: (row) => <RoleNames roles={row.roles} /> },
    { name: 'state', sort: 'state', usual: true, width: 120, cell: (row) => <State row={row} /> },
    {
      name: 'lastLogin',
      sort: 'lastLogin',
      usual: true,
      width: 150,
      cell: ({ lastLogin }) => (lastLogin ? <Moment iso={lastLogin} /> : <Missing />),
    },
    {
      name: 'lastDay',
      sort: 'lastDay',
      usual: true,
      width: 110,
      cell: ({ lastDay }) => (lastDay ? <Day iso={lastDay} /> : <Missing />),
    },
    textColumn('provider', { width: 140 }),
    { name: 'createdDate', sort: 'createdDate', width: 120, cell: ({ createdDate }) => <Day iso={createdDate} /> },
  ],
  filters: [
    { kind: 'terms', field: 'state', useName: state.useName },
    { kind: 'terms', field: 'roles', useName: role.useName },
    { kind: 'terms', field: 'provider', useName: asItself, none: 'user:own' },
    { kind: 'text', field: 'fullName' },
    { kind: 'text', field: 'email' },
    { kind: 'date', field: 'lastLogin', format: 'iso' },
    { kind: 'date', field: 'lastDay', format: 'iso' },
  ],
  useRowActions: () => userActions,
  Card: UserCard,
};

function UserCard({ row, name }: CardProps<UserAccount>) {
  return (
    <>
      {name} <State row={row} />
      <div>
        <bdi>{row.email}</bdi>
      </div>
      <div>
        <RoleNames roles={row.roles} />
      </div>
    </>
  );
}
