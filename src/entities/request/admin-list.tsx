import { ADMIN_ACTIONS, adminActions, type AdminAction, type AdminRequest } from '@/contract/request/request-admin';
import type { AdminRequestFilter } from '@/contract/request/request-admin';
import { CountryName } from '@/entities/names/CountryName';
import { instituteNames } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';
import { requestListApi } from './api';
import { requestColumns, RequestCard } from './columns';
import { requestStandingName } from './Standing';
import { purposeName, requesterFilters } from './subrequest-columns';

/** For many at once; the others for one. */
const BULK: ReadonlySet<AdminAction> = new Set(['resend-validation', 'validate', 'resend']);

const send = (action: AdminAction, uuid: string): Promise<unknown> =>
  action === 'remove'
    ? sendPastStore('DELETE /request/:uuid', { params: { uuid } })
    : sendPastStore('POST /request/:uuid/admin/:action', { params: { uuid, action } });

const actions: readonly RowAction<AdminRequest>[] = ADMIN_ACTIONS.map((name) => ({
  name,
  label: `request:actions.${name}`,
  ...(BULK.has(name) && { bulk: `request:actions.${name}` }),
  allowed: (row) => adminActions(row).includes(name),
  confirm: `request:confirm.${name}`,
  harmless: name !== 'remove' && name !== 'erase',
  run: (rows) => oneByOne(rows, ({ uuid }) => send(name, uuid)),
}));

const [sentOn, ...others] = requestColumns(requestStandingName);

/** What anybody asked for, with what administrators may do. */
export const adminRequestList: EntityListDefinition<AdminRequest, AdminRequestFilter> = {
  entity: 'request',
  endpoint: requestListApi.endpoints.adminRequestList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('adminRequest', { uuid }),
  columns: [
    nameColumn('fullName', { width: 130, flex: 2 }),
    ...(sentOn ? [{ ...sentOn, fixed: false, opens: false, usual: true, width: 105 }] : []),
    ...others.map((column) => (column.name === 'lastModifiedDate' ? { ...column, usual: false } : column)),
    textColumn('email', { width: 180 }),
    { name: 'country', sort: 'country', width: 120, cell: ({ country }) => <CountryName code3={country} /> },
    { name: 'purpose', sort: 'purpose', width: 130, cell: ({ purpose }) => <purposeName.Name code={purpose} /> },
    textColumn('pid', { width: 130 }),
  ],
  filters: [
    { kind: 'terms', field: 'standing', useName: requestStandingName.useName },
    { kind: 'flag', field: 'permitAttached' },
    { kind: 'terms', field: 'institutes', ...instituteNames },
    ...requesterFilters,
  ],
  defaultSort: { sort: 'createdDate', dir: 'DESC' },
  selection: 'toggled',
  useRowActions: () => actions,
  Card: (props) => <RequestCard {...props} standing={requestStandingName} />,
};
