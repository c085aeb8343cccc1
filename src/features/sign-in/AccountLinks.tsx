import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';

/** For whoever has no password, or no account, wherever passwords are typed. */
export function AccountLinks() {
  const { t } = useTranslation('session');
  return (
    <Stack spacing={1}>
      <RouteLink to={href('forgotPassword')} underline="always">
        {t('signIn.forgotten')}
      </RouteLink>
      <span>
        {t('signIn.noAccount')}{' '}
        <RouteLink to={href('registration')} underline="always">
          {t('signIn.register')}
        </RouteLink>
      </span>
    </Stack>
  );
}
