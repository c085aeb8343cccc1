import type { UserAccount } from '@/contract/account/user-account';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { RowWork } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';

const work = (
  name: string,
  allowed: (row: UserAccount) => boolean,
  send: (input: { params: { uuid: string } }) => Promise<unknown>,
): RowWork<UserAccount> => ({
  name,
  label: `user:actions.${name}`,
  bulk: `user:actions.${name}`,
  confirm: `user:confirm.${name}`,
  allowed,
  run: (rows) => oneByOne(rows, ({ uuid }) => send({ params: { uuid } })),
});

/** What is done with accounts as they stand. */
export const userActions: readonly RowWork<UserAccount>[] = [
  {
    ...work(
      'unlock',
      ({ locked }) => locked,
      (to) => sendPastStore('POST /user/:uuid/unlock', to),
    ),
    harmless: true,
  },
  {
    ...work(
      'enable',
      ({ active }) => !active,
      (to) => sendPastStore('POST /user/:uuid/enable', to),
    ),
    harmless: true,
  },
  {
    ...work(
      'extend',
      ({ lastDay }) => lastDay !== null,
      (to) => sendPastStore('POST /user/:uuid/extend', to),
    ),
    harmless: true,
  },
  {
    ...work(
      'resetPassword',
      ({ accountType }) => accountType === 'LOCAL',
      (to) => sendPastStore('POST /user/:uuid/reset-password', to),
    ),
    harmless: true,
  },
  work(
    'lock',
    ({ locked }) => !locked,
    (to) => sendPastStore('POST /user/:uuid/lock', to),
  ),
  work(
    'disable',
    ({ active }) => active,
    (to) => sendPastStore('POST /user/:uuid/disable', to),
  ),
  work(
    'removeFtp',
    ({ ftpUsername }) => ftpUsername != null,
    (to) => sendPastStore('DELETE /user/:uuid/ftp', to),
  ),
];
