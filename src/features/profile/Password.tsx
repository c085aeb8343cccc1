import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { DetailHead } from '@/shared/detail/DetailHead';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { PageBody } from '@/shared/ui/PageBody';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useIsolated } from '@/shared/ui/use-isolated';
import { Arrived } from './Arrived';
import { NoPassword } from './NoPassword';
import { PasswordForm } from './PasswordForm';
import { profileApi } from './profile-api';

/** Sets one's own password, where the portal keeps it. */
export default function Password() {
  const { t } = useTranslation('profile');
  const isolated = useIsolated();
  const query = profileApi.endpoints.profile.useQuery();
  const [changed, setChanged] = useState(false);
  const back = (
    <RouteLink to={href('profile')} underline="always">
      {t('password.back')}
    </RouteLink>
  );
  return (
    <DetailOutcome query={query} name={t('password.title')}>
      {(profile) => (
        <PageBody>
          <DetailHead title={t('password.title')} subtitle={<bdi>{profile.email}</bdi>} />
          {profile.accountType === 'EXTERNAL' ? (
            <Alert severity="info" sx={{ maxWidth: 560 }}>
              <NoPassword provider={profile.provider} /> {back}
            </Alert>
          ) : changed ? (
            <Arrived severity="success" sx={{ maxWidth: 560 }}>
              {t('password.changed')} {t('password.othersEnded')}{' '}
              {/* As it was when the form was opened: only the profile asks anew. */}
              {profile.pendingEmail && t('password.changeCancelled', { email: isolated(profile.pendingEmail) })} {back}
            </Arrived>
          ) : (
            <PasswordForm profile={profile} changed={() => setChanged(true)} />
          )}
        </PageBody>
      )}
    </DetailOutcome>
  );
}
