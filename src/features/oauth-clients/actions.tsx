import { useTranslation } from 'react-i18next';
import type { OAuthClient } from '@/contract/oauth-client/oauth-client';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { RowAction, RowWork } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';
import { Alert } from '@/shared/mui/Alert';
import { ClientSecret } from './ClientSecret';
import { isOwnClient, wordOf } from './own-client';

type Act = 'switchOff' | 'switchOn' | 'renew' | 'remove';

/** What follows, for how many, and the warning before what can cut off whoever uses the wrong one. */
const consequencesOf = (act: Act) =>
  function Consequences({ rows: [client] }: { rows: readonly OAuthClient[] }) {
    const { t } = useTranslation('oauth-client');
    return (
      <>
        {act !== 'switchOn' && <Alert severity="warning">{t('warning')}</Alert>}
        <p>{t(`ask.${act}.text`)}</p>
        {act !== 'switchOn' && client && <p>{t('living', { number: client.sessionCount })}</p>}
        {act !== 'switchOn' && client && isOwnClient(client) && <p>{t('own')}</p>}
      </>
    );
  };

const work = (
  name: Act,
  allowed: (client: OAuthClient) => boolean,
  send: (client: OAuthClient) => Promise<unknown>,
): RowWork<OAuthClient> => ({
  name,
  label: `oauth-client:actions.${name}`,
  confirm: `oauth-client:ask.${name}`,
  Text: consequencesOf(name),
  wordOf: name === 'switchOn' ? undefined : wordOf,
  allowed,
  run: (rows) =>
    oneByOne(
      rows.map((client) => ({ uuid: client.clientId, client })),
      ({ client }) => send(client),
    ),
});

const turn = (enabled: boolean) => (client: OAuthClient) =>
  sendPastStore('PUT /oauthclient/:clientId', { params: client, body: { version: client.version ?? 0, enabled } });

/** What can be done with a client. */
export const clientActions: readonly RowAction<OAuthClient>[] = [
  {
    name: 'edit',
    label: 'publication:rowActions.edit',
    allowed: () => true,
    to: ({ clientId }) => href('editOauthClient', { clientId }),
  },
  {
    ...work(
      'renew',
      () => true,
      (params) => sendPastStore('POST /oauthclient/:clientId/secret', { params }),
    ),
    Made: ({ made: [first], onDone }) => <ClientSecret made={first?.answer} onDone={onDone} />,
  },
  work('switchOff', ({ enabled }) => enabled, turn(false)),
  { ...work('switchOn', ({ enabled }) => !enabled, turn(true)), harmless: true },
  {
    ...work(
      'remove',
      () => true,
      (client) =>
        sendPastStore('DELETE /oauthclient/:clientId', { params: client, query: { version: client.version ?? 0 } }),
    ),
    removes: true,
  },
];
