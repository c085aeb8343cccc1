import { profileApi, shownProfile } from '@/entities/profile/api';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { isSameAddress } from '@/contract/is-same-address';
import type { Profile } from '@/contract/account/session';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { EditForm } from '@/shared/form/EditForm';
import { HiddenUsername } from '@/shared/form/password/HiddenUsername';
import { keepTyped, typedAt } from '@/shared/form/kept-typing';
import { PasswordInput } from '@/shared/form/password/PasswordInput';
import { problem } from '@/shared/form/problem';
import { neededEmail } from '@/shared/form/schemas';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { TextInput } from '@/shared/form/TextInput';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { notify } from '@/shared/ui/outcomes/notices';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { Arrived } from './Arrived';
import { MailboxLink } from '@/entities/profile/MailboxLink';
import { SettingsPart } from './SettingsPart';

const schemaFor = (current: string, local: boolean) =>
  object({
    email: neededEmail().test('other', problem('emailSame'), (value) => !isSameAddress(value, current)),
    password: local ? string().ensure().required(problem('required')) : string().ensure(),
  });

interface EmailFormProps {
  profile: Profile;
  /** Whose typing is kept. */
  owner: string;
  /** Opened by its button: whoever pressed it goes on typing. */
  focus: boolean;
  /** The address that is to be confirmed. */
  onSent: (email: string) => void;
  onCancel: () => void;
}

/** Asks for another address; who has a password here proves with it that it is their account. */
function EmailForm({ profile: { email: current, accountType }, owner, focus, onSent, onCancel }: EmailFormProps) {
  const { t } = useTranslation('profile');
  const dispatch = useApiDispatch();
  const local = accountType !== 'EXTERNAL';
  return (
    <EditForm
      initial={{ email: '', password: '' }}
      schema={schemaFor(current, local)}
      keep={{ form: EMAIL_FORM, owner, secret: ['password'] }}
      send={async ({ email, password }) => {
        const answer = await sendPastStore('POST /me/email', { body: { email, ...(local && { password }) } });
        dispatch(shownProfile(answer));
        onSent(answer.pendingEmail ?? email);
      }}
    >
      <TextInput
        name="email"
        type="email"
        label={t('email.new')}
        autoComplete="email"
        autoFocus={focus}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      {local && (
        <div>
          <HiddenUsername account={current} />
          <PasswordInput name="password" label={t('email.password')} autoComplete="current-password" />
        </div>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton>{t('email.send')}</SubmitButton>
        <Button onClick={onCancel} onMouseDown={(event) => event.preventDefault()}>
          {t('email.cancel')}
        </Button>
      </Stack>
    </EditForm>
  );
}

/** Tells it apart from the other form of the page. */
const EMAIL_FORM = 'email';

interface Props {
  email: string;
  /** Asked for a moment ago. */
  fresh: boolean;
  onWithdrawn: () => void;
  /** What else can be done. */
  children: ReactNode;
}

/** A new address that waits for its confirmation, and the way back. */
function PendingEmail({ email, fresh, onWithdrawn, children }: Props) {
  const { t } = useTranslation('profile');
  const isolated = useIsolated();
  const dispatch = useApiDispatch();
  const [withdraw] = profileApi.endpoints.withdrawEmail.useMutation();
  const { busy, failed, run } = useAttempt(async () => {
    await withdraw().unwrap();
    dispatch(notify({ key: 'profile:email.withdrawn', severity: 'success' }));
    onWithdrawn();
  });
  const Box = fresh ? Arrived : Alert;
  return (
    <>
      <Box severity={fresh ? 'success' : 'info'}>
        {t(fresh ? 'email.sent' : 'email.pending', { email: isolated(email) })} <MailboxLink />
      </Box>
      <AttemptFailed failure={failed} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" loading={busy} onClick={() => run()}>
          {t('email.withdraw')}
        </Button>
        {children}
      </Stack>
    </>
  );
}

const PLACE = `${href('profile')}#${EMAIL_FORM}`;

/** The address: what it is, what it may become, and how it is changed. */
export function EmailPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { email, pendingEmail, accountType } = profile;
  const { person: owner = '' } = useSession();
  // What was typed before a reload shows without a click.
  const [open, setOpen] = useState<'typed' | 'clicked' | undefined>(() =>
    typedAt(PLACE, owner) ? 'typed' : undefined,
  );
  const [fresh, setFresh] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const change = (
    <Button ref={button} variant="outlined" onClick={() => setOpen('clicked')}>
      {t('email.change')}
    </Button>
  );
  const form = (
    <EmailForm
      profile={profile}
      owner={owner}
      focus={open === 'clicked'}
      onSent={(to) => {
        setFresh(to);
        setOpen(undefined);
      }}
      onCancel={() => {
        keepTyped(PLACE, owner, undefined);
        flushSync(() => setOpen(undefined));
        button.current?.focus();
      }}
    />
  );
  const pending = pendingEmail && (
    <PendingEmail
      key={pendingEmail}
      email={pendingEmail}
      fresh={pendingEmail === fresh}
      // Once the button is there again: the address goes a moment after the answer.
      onWithdrawn={() => requestAnimationFrame(() => button.current?.focus())}
    >
      {change}
    </PendingEmail>
  );
  return (
    <SettingsPart title={t('email.title')} help={t(accountType === 'EXTERNAL' ? 'email.helpExternal' : 'email.help')}>
      <p dir="ltr">{email}</p>
      {open ? form : pending || change}
    </SettingsPart>
  );
}
