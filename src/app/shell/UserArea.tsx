import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { href } from '@/routes/href';
import { rowOf } from '@/routes/routes';
import { useRoute } from '@/routes/use-route';
import { isSignedIn } from '@/session/policies';
import { signInAddress } from '@/session/sign-in-address';
import { useSession } from '@/session/use-session';
import { UserMenuButton } from './UserMenuButton';

const LogIn = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  paddingInline: theme.spacing(1.75),
  borderRadius: 6,
  fontWeight: 600,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
}));

const Corner = styled('div')({ display: 'flex', marginInlineStart: 'auto', '@media print': { display: 'none' } });

/** The login button, or the menu of whoever is signed in; empty while that is being found out. */
export function UserArea() {
  const { t } = useTranslation('nav');
  const session = useSession();
  const { status, name = '' } = session;
  const { pathname, search, hash } = useLocation();
  const here = useRoute()?.name;
  if (status === 'starting') return <Corner />;
  // Nobody wants to come back to a page of accounts, and the token of a link must not travel on.
  const isAccount = here !== undefined && rowOf(here).area === 'auth';
  const logIn = isAccount ? href('login') + (here === 'login' ? search : '') : signInAddress(pathname + search + hash);
  return (
    <Corner>{isSignedIn(session) ? <UserMenuButton name={name} /> : <LogIn to={logIn}>{t('logIn')}</LogIn>}</Corner>
  );
}
