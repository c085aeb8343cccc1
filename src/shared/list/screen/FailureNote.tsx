import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';

/** The last change did not get through: what is shown is the result before it. */
export function FailureNote({ failure, retry }: { failure: Failure; retry: () => void }) {
  const { t } = useTranslation('ui');
  const text = t('failure.unchanged', { message: failure.message || t('failure.noAnswer') });
  return <RetryNote text={text} label={t('actions.retry')} onRetry={retry} />;
}
