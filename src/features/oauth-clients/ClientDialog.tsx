import { useTranslation } from 'react-i18next';
import type { ClientSession, OAuthClient } from '@/contract/oauth-client/oauth-client';
import { useWrite } from '@/shared/api/changes';
import { Alert } from '@/shared/mui/Alert';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { isOwnClient, wordOf } from './own-client';

/** What can be done with a client; `end`: one of its sessions. */
export type ClientAct = 'switchOff' | 'switchOn' | 'renew' | 'remove' | 'endAll' | 'end';

/** What can cut off whoever uses the wrong one. */
const CUTS: ReadonlySet<ClientAct> = new Set(['switchOff', 'renew', 'remove']);

interface Props {
  client: OAuthClient;
  act: ClientAct;
  session?: ClientSession | undefined;
  onClose: () => void;
  onSecret: (secret: string) => void;
  onRemoved: () => Promise<void> | void;
}

/** Asks before something is done with a client; where it is in use, its id has to be typed before it can be cut off. */
export function ClientDialog({ client, act, session, onClose, onSecret, onRemoved }: Props) {
  const { t } = useTranslation('oauth-client');
  const isolated = useIsolated();
  const write = useWrite();
  const { clientId, version = 0, sessionCount } = client;
  const cuts = CUTS.has(act);
  const params = { clientId };
  const work = async () => {
    if (act === 'renew') onSecret((await write('POST /oauthclient/:clientId/secret', { params })).clientSecret);
    else if (act === 'endAll') await write('DELETE /oauthclient/:clientId/tokens', { params });
    else if (act === 'end')
      await write('DELETE /oauthclient/:clientId/tokens/:id', { params: { clientId, id: session?.id ?? '' } });
    else if (act === 'remove') {
      await write('DELETE /oauthclient/:clientId', { params, query: { version } });
      await onRemoved();
    } else {
      const body = { version, enabled: act === 'switchOn' };
      await write('PUT /oauthclient/:clientId', { params, body });
    }
  };
  return (
    <ConfirmDialog
      title={t(`ask.${act}`, { name: isolated(session?.fullName ?? clientId) })}
      confirm={t(`actions.${act}`)}
      harmless={act === 'switchOn'}
      word={cuts ? wordOf(client) : undefined}
      work={work}
      onClose={onClose}
    >
      {cuts && <Alert severity="warning">{t('warning')}</Alert>}
      <p>{t(`does.${act}`)}</p>
      {act !== 'switchOn' && act !== 'end' && <p>{t('living', { number: sessionCount })}</p>}
      {cuts && isOwnClient(client) && <p>{t('own')}</p>}
    </ConfirmDialog>
  );
}
