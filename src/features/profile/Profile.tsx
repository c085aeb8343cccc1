import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { DetailHead } from '@/shared/detail/DetailHead';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { PageBody } from '@/shared/ui/PageBody';
import { RouteLink } from '@/shared/ui/RouteLink';
import { AboutForm, type LanguageOption } from './AboutForm';
import { AccountPart } from './AccountPart';
import { DeletePart } from './DeletePart';
import { EmailPart } from './EmailPart';
import { FtpPart } from './FtpPart';
import { NoPassword } from './NoPassword';
import { profileApi } from './profile-api';
import { SettingsPart } from './SettingsPart';
import { useOwnName } from './use-own-name';

/** One's own account. `languages`: those that this person may read, for the mails. */
export function Profile({ languages }: { languages: readonly LanguageOption[] }) {
  const { t } = useTranslation('profile');
  const query = profileApi.endpoints.profile.useQuery(undefined, { refetchOnMountOrArgChange: true });
  useOwnName(query.currentData);
  return (
    <DetailOutcome query={query} name={t('title')}>
      {(profile) => (
        <PageBody>
          <DetailHead title={t('title')} subtitle={<bdi>{profile.fullName}</bdi>} />
          <SettingsPart title={t('about.title')}>
            <AboutForm profile={profile} languages={languages} />
          </SettingsPart>
          <EmailPart profile={profile} />
          <AccountPart profile={profile} />
          {profile.accountType === 'EXTERNAL' ? (
            <SettingsPart title={t('password.title')}>
              <NoPassword provider={profile.provider} />
            </SettingsPart>
          ) : (
            <SettingsPart title={t('password.title')} help={t('password.help')}>
              <RouteLink to={href('password')} underline="always">
                {t('password.change')}
              </RouteLink>
            </SettingsPart>
          )}
          <SettingsPart title={t('tokens.title')} help={t('tokens.help')}>
            <RouteLink to={href('apiTokens')} underline="always">
              {t('tokens.open')}
            </RouteLink>
          </SettingsPart>
          <FtpPart profile={profile} />
          <DeletePart profile={profile} />
        </PageBody>
      )}
    </DetailOutcome>
  );
}
