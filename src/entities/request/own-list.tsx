import type { OwnRequest, OwnRequestFilter } from '@/contract/request/request-lists';
import { instituteNames } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import type { EntityListDefinition } from '@/shared/list/definition';
import { requestListApi } from './api';
import { requestColumns, RequestCard } from './columns';
import { ownStanding } from './Standing';

/** What somebody who is signed in asked for. */
export const ownRequestList: EntityListDefinition<OwnRequest, OwnRequestFilter> = {
  entity: 'request',
  endpoint: requestListApi.endpoints.ownRequestList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('myRequest', { uuid }),
  columns: requestColumns(ownStanding),
  filters: [
    { kind: 'terms', field: 'standing', useName: ownStanding.useName },
    { kind: 'terms', field: 'institutes', ...instituteNames },
    { kind: 'date', field: 'createdDate', format: 'iso' },
  ],
  defaultSort: { sort: 'createdDate', dir: 'DESC' },
  Card: RequestCard,
};
