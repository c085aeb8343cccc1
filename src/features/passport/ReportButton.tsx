import { useTranslation } from 'react-i18next';
import type { PassportUpdate } from '@/contract/passport/passport-update';
import { isFailure } from '@/shared/api/failure';
import { saveFile } from '@/shared/api/requests/file-answer';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { Button } from '@/shared/ui/controls/Button';
import { passportApi } from './api';

/** What became of each row, as a file to keep. */
export function ReportButton({ update: { uuid, instituteCode, createdDate } }: { update: PassportUpdate }) {
  const { t } = useTranslation('passport');
  const [fetchReport, { isLoading, error }] = passportApi.endpoints.passportReport.useMutation();
  const save = async () => {
    const { data } = await fetchReport({ code: instituteCode, update: uuid });
    if (data) saveFile(data, `${instituteCode}-${createdDate.slice(0, 10)}.csv`);
  };
  return (
    <>
      <Button variant="outlined" loading={isLoading} onClick={() => void save()}>
        {t('report')}
      </Button>
      <AttemptFailed failure={isFailure(error) ? error : undefined} />
    </>
  );
}
