import { Suspense } from 'react';
import { Alert } from '@/shared/mui/Alert';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';

const OWN_WORDS = { OFFLINE: 'offline', CANCELLED: 'offline', TIMEOUT: 'timeout', PARSING: 'parsing' } as const;

function FailedAlert({ failure: { status, message, wait } }: { failure: Failure }) {
  const { t } = useTranslation(['ui', 'form']);
  const tooMany = wait ? t('form:failed.tooManyUntil', { wait }) : t('form:failed.tooMany');
  const sentence = status === 429 ? tooMany : message || t('failure.failed.text');
  return (
    <Alert severity="error">{typeof status === 'string' ? t(`failure.${OWN_WORDS[status]}.text`) : sentence}</Alert>
  );
}

/** Beside the button that did not succeed, which is the way to try again. */
export function AttemptFailed({ failure }: { failure: Failure | undefined }) {
  // Its texts are fetched when they are needed: a page that waited for them would be hidden, and its focus lost.
  return (
    failure && (
      <Suspense>
        <FailedAlert failure={failure} />
      </Suspense>
    )
  );
}
