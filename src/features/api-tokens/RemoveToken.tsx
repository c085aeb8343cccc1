import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ApiToken } from '@/contract/account';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { useIsolated } from '@/shared/ui/use-isolated';
import { useRemoveApiTokenMutation } from './api';

interface Props {
  token: ApiToken;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a token is deleted. */
export function RemoveToken({ token: { uuid, label }, onRemoved, onClose }: Props) {
  const { t } = useTranslation('api-tokens');
  const isolated = useIsolated();
  const [remove, { isLoading, error }] = useRemoveApiTokenMutation();
  const confirm = async () => {
    const outcome = await remove(uuid);
    if (!outcome.error) onRemoved();
  };
  return (
    <div>
      {error && !isLoading ? (
        <FailureOutcome failure={asFailure(error)} retry={() => void confirm()} />
      ) : (
        <p role="alert">{t('remove.text', { label: isolated(label) })}</p>
      )}
      <Button variant="contained" color="error" loading={isLoading} onClick={() => void confirm()}>
        {t('remove.confirm')}
      </Button>{' '}
      <Button autoFocus onClick={onClose}>
        {t('form.cancel')}
      </Button>
    </div>
  );
}
