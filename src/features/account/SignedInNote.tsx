import { Alert } from '@/shared/mui/Alert';
import { useTranslation } from 'react-i18next';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { isSameAddress } from '@/contract/is-same-address';

/** As whom one is signed in: on a page for newcomers, or where a link is somebody else's. */
export function SignedInNote({ email }: { email?: string }) {
  const { t } = useTranslation('account');
  const isolated = useIsolated();
  const session = useSession();
  const { account = '' } = session;
  if (!isSignedIn(session) || (email !== undefined && isSameAddress(account, email))) return null;
  const names = { account: isolated(account), email: isolated(email ?? '') };
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t(email === undefined ? 'signedIn.here' : 'signedIn.other', names)}
    </Alert>
  );
}
