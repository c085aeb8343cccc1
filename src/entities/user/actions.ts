import type { Line } from '@/contract/endpoints';
import type { UserAccount } from '@/contract/account/user-account';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { RowAction } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';

type Act = Extract<Line, `POST /user/:uuid/${string}` | 'DELETE /user/:uuid/ftp'>;

const work = (name: string, line: Act, allowed: (row: UserAccount) => boolean): RowAction<UserAccount> => ({
  name,
  label: `user:actions.${name}`,
  bulk: `user:actions.${name}`,
  confirm: `user:confirm.${name}`,
  allowed,
  run: (rows) => oneByOne(rows, ({ uuid }) => sendPastStore(line, { params: { uuid } })),
});

const harmless = (...given: Parameters<typeof work>) => ({ ...work(...given), harmless: true });

/** What is done with accounts as they stand. */
export const userActions: readonly RowAction<UserAccount>[] = [
  { name: 'edit', label: 'publication:rowActions.edit', allowed: () => true, to: (row) => href('editUser', row) },
  harmless('unlock', 'POST /user/:uuid/unlock', ({ locked }) => locked),
  harmless('enable', 'POST /user/:uuid/enable', ({ active }) => !active),
  harmless('extend', 'POST /user/:uuid/extend', ({ lastDay }) => lastDay !== null),
  harmless('resetPassword', 'POST /user/:uuid/reset-password', ({ accountType }) => accountType === 'LOCAL'),
  harmless(
    'resendValidation',
    'POST /user/:uuid/resend-validation',
    ({ state, accountType }) => state === 'unvalidated' && accountType === 'LOCAL',
  ),
  work('lock', 'POST /user/:uuid/lock', ({ locked }) => !locked),
  work('disable', 'POST /user/:uuid/disable', ({ active }) => active),
  work('removeFtp', 'DELETE /user/:uuid/ftp', ({ ftpUsername }) => ftpUsername != null),
];
