import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Stack } from '@/shared/mui/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import { signOut } from '@/session/running-session';
import type { Refusal } from './refusal';

interface SignedInProps {
  account: string;
  refusal: Refusal | undefined;
  /** Somebody else is to sign in. */
  change: () => void;
}

/** For somebody who is signed in already: as whom, and what that account lacks for the page it asked for. */
export function SignedIn({ account, refusal, change }: SignedInProps) {
  const { t } = useTranslation('session');
  const text = useRef<HTMLDivElement>(null);
  const refused = refusal?.path;
  useEffect(() => {
    if (refused) text.current?.focus();
  }, [refused]);

  const another = (
    <Button
      key="another"
      variant={refusal ? 'contained' : 'text'}
      onClick={() => {
        change();
        void signOut();
      }}
    >
      {t('signedIn.another')}
    </Button>
  );
  const start = (
    <Button key="start" variant={refusal ? 'text' : 'contained'} component={Link} to={href('welcome')}>
      {t('signedIn.start')}
    </Button>
  );
  return (
    <>
      <div ref={text} tabIndex={-1} role={refusal && 'alert'}>
        <p>{t('signedIn.as', { account })}</p>
        {refusal && (
          <>
            <p>{t(`refused.${refusal.need}`, { count: refusal.roles.length, path: refusal.path })}</p>
            <ul>
              {refusal.roles.map((role) => (
                <li key={role}>{t(`roles.${role}`)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {/* Nothing is amiss without a refusal: going on comes first then. */}
        {refusal ? [another, start] : [start, another]}
      </Stack>
    </>
  );
}
