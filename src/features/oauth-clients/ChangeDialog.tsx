import { useTranslation } from 'react-i18next';
import type { OAuthClient } from '@/contract/oauth-client/oauth-client';
import type { Values } from '@/shared/editor/conflict';
import type { SavingProps } from '@/shared/editor/definition';
import { Alert } from '@/shared/mui/Alert';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { isOwnClient, wordOf } from './own-client';

const PLACES = ['origins', 'redirectPaths'] as const;

/** Of a list, what is no longer in it. */
const taken = (before: readonly string[], after: unknown): readonly string[] =>
  Array.isArray(after) ? before.filter((each) => !after.includes(each)) : [];

const cutsOf = (client: OAuthClient, changes: Values) => ({
  places: PLACES.map((name) => ({ name, lines: taken(client[name], changes[name]) })),
  programs: client.loopback && changes['loopback'] === false,
});

/** Whether somebody is cut off: of a client that is switched off nobody is. */
export function changeCuts(client: OAuthClient, changes: Values): boolean {
  const { places, programs } = cutsOf(client, changes);
  return client.enabled && (programs || places.some(({ lines }) => lines.length > 0));
}

/** Asks before places are taken from a client that it may be used from, and says which. */
export function ChangeDialog({ item: client, changes, save, onClose }: SavingProps<OAuthClient>) {
  const { t } = useTranslation('oauth-client');
  const isolated = useIsolated();
  const { places, programs } = cutsOf(client, changes);
  return (
    <ConfirmDialog
      title={t('ask.change', { name: isolated(client.clientId) })}
      confirm={t('actions.change')}
      word={wordOf(client)}
      work={save}
      onClose={onClose}
    >
      <Alert severity="warning">{t('warning')}</Alert>
      {places.map(
        ({ name, lines }) =>
          lines.length > 0 && (
            <div key={name}>
              <p>{t(`cut.${name}`)}</p>
              <ul>
                {lines.map((line) => (
                  <li key={line}>
                    <code dir="ltr">{line}</code>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {programs && <p>{t('cut.loopback')}</p>}
      <p>{t('living', { number: client.sessionCount })}</p>
      {isOwnClient(client) && <p>{t('own')}</p>}
    </ConfirmDialog>
  );
}
