import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useProviderMetadataQuery } from '@/session/provider-api';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { SignInForm } from './SignInForm';

/** The form where the server takes passwords from applications; where it does not, says so instead of failing. */
export function ByPassword({ focus }: { focus: boolean }) {
  const { t } = useTranslation('session');
  const { data, error, isFetching, refetch } = useProviderMetadataQuery();
  if (data?.grant_types_supported?.includes('password')) return <SignInForm focus={focus} />;
  if (data) return <Alert severity="info">{t('signIn.notHere')}</Alert>;
  if (error && !isFetching) {
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  }
  return <Skeleton variant="rounded" height={220} aria-label={t('signIn.loading')} />;
}
