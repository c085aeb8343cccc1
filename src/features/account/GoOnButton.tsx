import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/controls/Link';
import { href } from '@/routes/href';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';

/** Where one goes on after a link did its work: logging in, or the profile of whoever is. */
export function GoOnButton() {
  const { t } = useTranslation('account');
  const signedIn = isSignedIn(useSession());
  return (
    <Button variant="contained" size="large" component={Link} to={href(signedIn ? 'profile' : 'login')}>
      {t(signedIn ? 'ways.profile' : 'ways.logIn')}
    </Button>
  );
}
