import { useState } from 'react';
import { profileApi } from '@/entities/profile/api';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@/contract/account/session';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { Arrived } from './Arrived';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { MailboxLink } from '@/entities/profile/MailboxLink';
import { SettingsPart } from './SettingsPart';

/** Asks for the link that leads to the end of the account. */
export function DeletePart({ profile: { email } }: { profile: Profile }) {
  const { t, i18n } = useTranslation('profile');
  const isolated = useIsolated();
  const [ask] = profileApi.endpoints.askDeletion.useMutation();
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState(0);
  return (
    <SettingsPart title={t('delete.title')} help={t('delete.help')}>
      {sent > 0 && !asking && (
        <Arrived key={sent} severity="success">
          {t('delete.sent', { email: isolated(email) })} <MailboxLink />
        </Arrived>
      )}
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('delete.start')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('delete.confirmTitle')}
          confirm={t('delete.send')}
          work={async () => {
            await ask(i18n.language).unwrap();
            setSent((count) => count + 1);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('delete.confirmText', { email: isolated(email) })}</p>
        </ConfirmDialog>
      )}
    </SettingsPart>
  );
}
