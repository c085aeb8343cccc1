import { profileApi } from '@/entities/profile/api';
import { Alert } from '@/shared/mui/Alert';
import { Box } from '@/shared/mui/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Profile } from '@/contract/account/session';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { EditForm } from '@/shared/form/EditForm';
import { HiddenUsername } from '@/shared/form/password/HiddenUsername';
import { NewPasswordInput } from '@/shared/form/password/NewPasswordInput';
import { PasswordInput } from '@/shared/form/password/PasswordInput';
import { problem } from '@/shared/form/problem';
import { newPassword, repeatedPassword } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { Arrived } from './Arrived';
import { NoPassword } from './NoPassword';

const schema = object({
  current: string().ensure().required(problem('required')),
  password: newPassword().test('new', problem('passwordSame'), (value, { parent }) => {
    return value !== (parent as Partial<typeof EMPTY>).current;
  }),
  repeated: repeatedPassword('newPasswordsDiffer'),
});

const EMPTY = { current: '', password: '', repeated: '' };

/** The present password proves whose account it is. Nothing that is typed here is kept anywhere. */
function PasswordForm({ profile, changed }: { profile: Profile; changed: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Box sx={{ maxWidth: 440 }}>
      <EditForm
        initial={EMPTY}
        schema={schema}
        send={async ({ current, password }) => {
          await sendPastStore('POST /me/password', { body: { current, password } });
          changed();
        }}
      >
        <div>
          <HiddenUsername account={profile.email} />
          <PasswordInput name="current" label={t('password.current')} autoComplete="current-password" />
        </div>
        <NewPasswordInput name="password" label={t('password.new')} knownAs={[profile.fullName, profile.email]} />
        <PasswordInput name="repeated" label={t('password.repeated')} autoComplete="new-password" />
        <SubmitButton style={{ alignSelf: 'start' }}>{t('password.save')}</SubmitButton>
      </EditForm>
    </Box>
  );
}

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
