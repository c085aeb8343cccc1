import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';

const OWN_WORDS = { OFFLINE: 'offline', CANCELLED: 'offline', TIMEOUT: 'timeout', PARSING: 'parsing' } as const;

/** Beside the button that did not succeed, which is the way to try again. */
export function AttemptFailed({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation(['ui', 'form']);
  if (!failure) return null;
  const { status, message } = failure;
  const sentence = status === 429 ? t('form:failed.tooMany') : message || t('failure.failed.text');
  return (
    <Alert severity="error">{typeof status === 'string' ? t(`failure.${OWN_WORDS[status]}.text`) : sentence}</Alert>
  );
}
