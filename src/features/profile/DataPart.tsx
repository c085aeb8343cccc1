import { useTranslation } from 'react-i18next';
import { sendPastStore } from '@/shared/api/send-past-store';
import { saveBlob } from '@/shared/files/save-blob';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Button } from '@/shared/ui/controls/Button';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { SettingsPart } from './SettingsPart';

/** All that is kept about oneself, as a file. */
export function DataPart() {
  const { t } = useTranslation('profile');
  const { busy, failed, run } = useAttempt(async () => {
    const data = await sendPastStore('GET /me/data', {});
    saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'pgr-portal.json');
  });
  return (
    <SettingsPart title={t('data.title')} help={t('data.help')}>
      <Button variant="outlined" loading={busy} onClick={() => run()}>
        {t('data.download')}
      </Button>
      <AttemptFailed failure={failed} />
    </SettingsPart>
  );
}
