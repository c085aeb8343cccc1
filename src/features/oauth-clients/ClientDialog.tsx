import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientSession, OAuthClient } from '@/contract/oauth-client/oauth-client';
import { publicClient } from '@/session/running-session';
import { useWrite } from '@/shared/api/changes';
import { Alert } from '@/shared/mui/Alert';
import { TextField } from '@/shared/mui/TextField';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useIsolated } from '@/shared/ui/text/use-isolated';

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

/** Asks before something is done with a client; of the portal's own, its id has to be typed before it can be cut off. */
export function ClientDialog({ client, act, session, onClose, onSecret, onRemoved }: Props) {
  const { t } = useTranslation('oauth-client');
  const isolated = useIsolated();
  const write = useWrite();
  const [typed, setTyped] = useState('');
  const { clientId, version = 0, sessionCount } = client;
  const cuts = CUTS.has(act);
  const isOwn = publicClient()?.clientId === clientId;
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
      disabled={cuts && isOwn && typed.trim() !== clientId}
      work={work}
      onClose={onClose}
    >
      {cuts && <Alert severity="warning">{t('warning')}</Alert>}
      <p>{t(`does.${act}`)}</p>
      {act !== 'switchOn' && act !== 'end' && <p>{t('living', { number: sessionCount })}</p>}
      {cuts && isOwn && (
        <>
          <p>{t('own')}</p>
          <TextField
            fullWidth
            label={t('type', { word: isolated(clientId) })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
