import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Profile } from '@/contract/account/session';
import { profileApi } from '@/entities/profile/api';
import { href } from '@/routes/href';
import { renewSession } from '@/session/running-session';
import { useSession } from '@/session/use-session';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { EditForm } from '@/shared/form/EditForm';
import { neededText } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { Day } from '@/shared/ui/values/Day';
import { Listed } from '@/shared/ui/values/Listed';
import { notify } from '@/shared/ui/outcomes/notices';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useText } from '@/shared/ui/text/use-text';
import { DataPart } from './DataPart';
import { DeletePart } from './DeletePart';
import { EmailPart } from './EmailPart';
import { Facts } from '@/shared/ui/layout/Facts';
import { FtpPart } from './FtpPart';
import { NoPassword } from './NoPassword';
import { SessionsPart } from './SessionsPart';
import { SettingsPart } from './SettingsPart';

/** A language that mails can be written in, by its own name. */
interface LanguageOption {
  code: string;
  name: string;
}

const schema = object({ fullName: neededText(200), language: string().ensure() });

const sameWords = (one: Profile, other: Profile) =>
  one.fullName === other.fullName && (one.language ?? '') === (other.language ?? '');

interface Props {
  profile: Profile;
  languages: readonly LanguageOption[];
}

/** Name and language of mails. */
function AboutForm({ profile, languages }: Props) {
  const { t } = useTranslation('profile');
  const dispatch = useApiDispatch();
  const { person } = useSession();
  const [change] = profileApi.endpoints.changeProfile.useMutation();
  // What the form was filled with: a change of these words elsewhere is a conflict, one of the address or of FTP is not.
  const [filled, setFilled] = useState(profile);
  const { version } = sameWords(filled, profile) ? profile : filled;
  const own = profile.language ?? '';
  const offered =
    languages.some(({ code }) => code === own) || !own ? languages : [...languages, { code: own, name: own }];
  return (
    <EditForm
      initial={{ fullName: profile.fullName, language: own }}
      schema={schema}
      keep={{ form: 'about', owner: person }}
      send={async ({ fullName, language }) => {
        const saved = await change({ fullName, language: language || null, version }).unwrap();
        setFilled(saved);
        dispatch(notify({ key: 'profile:about.saved', severity: 'success' }));
      }}
    >
      <TextInput
        name="fullName"
        label={t('about.fullName')}
        autoComplete="name"
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <TextInput
        select
        name="language"
        label={t('about.language')}
        helperText={t('about.languageHelp')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('about.noLanguage')}</option>
        {offered.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </TextInput>
      <SubmitButton style={{ alignSelf: 'start' }}>{t('about.save')}</SubmitButton>
    </EditForm>
  );
}

/** What the account is and may do; nothing here can be changed by its owner. */
function AccountPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const text = useText('session');
  const { roles, accountType = 'LOCAL', provider, createdDate, lastLogin, accountExpires } = profile;
  const external = accountType === 'EXTERNAL' && provider;
  const names = roles.map((role) => text(`session:roles.${role}`, { defaultValue: role }));
  return (
    <SettingsPart title={t('account.title')}>
      <Facts>
        <dt>{t('account.roles')}</dt>
        <dd>
          <Listed texts={names} />
        </dd>
        <dt>{t('account.type')}</dt>
        <dd>{external ? t('account.externalBy', { provider }) : t(`account.${accountType}`)}</dd>
        <dt>{t('account.since')}</dt>
        <dd>
          <Day iso={createdDate} />
        </dd>
        <dt>{t('account.lastLogin')}</dt>
        <dd>
          <Day iso={lastLogin} />
        </dd>
        {accountExpires && (
          <>
            <dt>{t('account.expires')}</dt>
            <dd>
              <Day iso={accountExpires} />
            </dd>
          </>
        )}
      </Facts>
    </SettingsPart>
  );
}

/** Name and address stand in the token: one that is behind the profile, by whatever changed it, is renewed, once. */
function useOwnName(profile: Profile | undefined): void {
  const { account, name } = useSession();
  const asked = useRef('');
  const now = profile && `${profile.email} ${profile.fullName}`;
  const behind = now !== undefined && account !== undefined && now !== `${account} ${name}`;
  useEffect(() => {
    // A server may write either in another way than it answers.
    if (!behind || asked.current === now) return;
    asked.current = now;
    void renewSession();
  }, [behind, now]);
}

/** One's own account. `languages`: those that this person may read, for the mails. */
export function ProfilePage({ languages }: { languages: readonly LanguageOption[] }) {
  // Its forms and what is asked for besides come later, and would hide the page while their texts are loaded.
  const { t } = useTranslation(['profile', 'ui', 'form', 'fields']);
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
          <SessionsPart />
          <SettingsPart title={t('tokens.title')} help={t('tokens.help')}>
            <RouteLink to={href('apiTokens')} underline="always">
              {t('tokens.open')}
            </RouteLink>
          </SettingsPart>
          <FtpPart profile={profile} />
          <DataPart />
          <DeletePart profile={profile} />
        </PageBody>
      )}
    </DetailOutcome>
  );
}
