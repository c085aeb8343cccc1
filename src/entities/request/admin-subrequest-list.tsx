import { adminMay } from '@/contract/request/request-admin';
import type { Subrequest, SubrequestFilter } from '@/contract/request/request-lists';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';
import { incomingList } from './incoming-list';

const actions: readonly RowAction<Subrequest>[] = [
  {
    name: 'resend',
    label: 'subrequest:actions.resend',
    bulk: 'subrequest:actions.resend',
    allowed: ({ requestState, state, erased }) =>
      adminMay(requestState, 'resend', { erased: erased !== undefined }) &&
      (state === 'PENDING' || state === 'ACCEPTED'),
    confirm: 'subrequest:confirm.resend',
    harmless: true,
    run: (rows) => oneByOne(rows, ({ uuid }) => sendPastStore('POST /subrequest/:uuid/resend', { params: { uuid } })),
  },
];

/** What any genebank is asked for, as administrators see it. */
export const adminSubrequestList: EntityListDefinition<Subrequest, SubrequestFilter> = {
  ...incomingList,
  open: ({ request }) => href('adminRequest', { uuid: request }),
  useRowActions: () => actions,
};
