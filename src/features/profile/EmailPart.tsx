import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@/contract/session';
import { href } from '@/routes/href';
import { useSession } from '@/session/use-session';
import { keepTyped, typedAt } from '@/shared/form/kept-typing';
import { EMAIL_FORM, EmailForm } from './EmailForm';
import { PendingEmail } from './PendingEmail';
import { SettingsPart } from './SettingsPart';

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
  // Once the button is there again.
  const focusButton = () => requestAnimationFrame(() => button.current?.focus());
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
        setOpen(undefined);
        focusButton();
      }}
    />
  );
  const pending = pendingEmail && (
    <PendingEmail key={pendingEmail} email={pendingEmail} fresh={pendingEmail === fresh} onWithdrawn={focusButton}>
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
