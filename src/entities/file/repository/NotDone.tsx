import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';
import { failureText } from '@/shared/form/failure-text';
import { Alert } from '@/shared/mui/Alert';

interface Props {
  what:
    | 'folderNotCreated'
    | 'folderNotDeleted'
    | 'galleryNotCreated'
    | 'galleryNotDeleted'
    | 'notMoved'
    | 'notDeleted'
    | 'notSaved';
  failure: Failure;
}

/** What the API says of it, else how it failed: a conflict has a reason of its own here. */
export function useReason() {
  const { t } = useTranslation('form');
  return (failure: Failure): string => {
    const [key] = Object.values(failure.fields ?? {});
    if (key === 'fileType' || key === 'pattern') return t(`problem.${key}`);
    return failure.status === 409 && failure.message ? failure.message : failureText(failure, t);
  };
}

/** What could not be done, and why. */
export function NotDone({ what, failure }: Props) {
  const { t } = useTranslation('repository');
  return (
    <Alert severity="error" role="alert">
      {t(`failed.${what}`, { error: useReason()(failure) })}
    </Alert>
  );
}
