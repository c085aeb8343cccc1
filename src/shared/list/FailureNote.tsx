import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/shared/api/failure';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 2),
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: 6,
}));

/** The last change did not get through: what is shown is the result before it. */
export function FailureNote({ failure, retry }: { failure: Failure; retry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Note role="alert">
      <span>{t('failure.unchanged', { message: failure.message || t('failure.noAnswer') })}</span>
      <Button onClick={retry}>{t('actions.retry')}</Button>
    </Note>
  );
}
