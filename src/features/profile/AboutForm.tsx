import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Profile } from '@/contract/session';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { EditForm } from '@/shared/form/EditForm';
import { neededText } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { notify } from '@/shared/ui/notices';
import { useSession } from '@/session/use-session';
import { profileApi } from './profile-api';

/** A language that mails can be written in, by its own name. */
export interface LanguageOption {
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
export function AboutForm({ profile, languages }: Props) {
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
      <SubmitButton sx={{ alignSelf: 'start' }}>{t('about.save')}</SubmitButton>
    </EditForm>
  );
}
