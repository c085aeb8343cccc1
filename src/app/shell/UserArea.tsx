import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import { rowOf, type RouteName } from '@/routes/routes';
import { useRoute } from '@/routes/hooks/use-route';
import { isSignedIn } from '@/session/policies';
import { signInAddress } from '@/session/sign-in/sign-in-address';
import { useSession } from '@/session/use-session';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { FailedMenu } from './FailedMenu';
import { QuietButton } from './QuietButton';
import styles from './UserArea.module.css';

const UserMenu = lazyPart(() => import('./UserMenu'), FailedMenu);
const LeaveDialog = lazyPart(() => import('./LeaveDialog'), FailedMenu);

/** Where nobody wants to come back to, beside the pages of e-mailed links. */
const ACCOUNTS: ReadonlySet<RouteName> = new Set<RouteName>(['login', 'registration', 'forgotPassword', 'mailbox']);

/** Opens the user menu, which is fetched when it is first opened. */
function UserMenuButton({ name, onLeave }: { name: string; onLeave: (holds: boolean) => void }) {
  const { t } = useTranslation('nav');
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <QuietButton
        ref={anchor}
        type="button"
        aria-label={t('userMenu', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {/* Cut off at its own end, whatever the page's direction. */}
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true" focusable="false">
          <path fill="none" stroke="currentColor" strokeWidth="1.500" d="m1 1 4 4 4-4" />
        </svg>
      </QuietButton>
      {wanted && (
        <Suspense fallback={null}>
          <UserMenu id={id} anchor={anchor} open={open} close={() => setOpen(false)} onLeave={onLeave} />
        </Suspense>
      )}
    </>
  );
}

/** The login button, or the menu of whoever is signed in; empty while that is being found out. */
export function UserArea() {
  const { t } = useTranslation('nav');
  const session = useSession();
  const { status, name = '' } = session;
  const { pathname, search, hash } = useLocation();
  const here = useRoute()?.name;
  const [asks, setAsks] = useState(false);
  if (status === 'starting') return <div className={styles.corner} />;
  // Nobody wants to come back to a page of accounts, and the token of a link must not travel on.
  const isAccount = here !== undefined && (ACCOUNTS.has(here) || rowOf(here).path.includes('{token'));
  const logIn = isAccount ? href('login') + (here === 'login' ? search : '') : signInAddress(pathname + search + hash);
  return (
    <div className={styles.corner}>
      {isSignedIn(session) ? (
        <UserMenuButton name={name} onLeave={setAsks} />
      ) : (
        <Link className={styles.logIn} to={logIn}>
          {t('logIn')}
        </Link>
      )}
      {asks && (
        <Suspense fallback={null}>
          <LeaveDialog onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </div>
  );
}
