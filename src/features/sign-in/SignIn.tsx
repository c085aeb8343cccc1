import { useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { href } from '@/routes/href';
import { returnPath } from '@/session/sign-in-address';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { NarrowPage } from '@/shared/form/NarrowPage';
import { refusalOf } from './refusal';
import { ReturnAlert } from './ReturnAlert';
import { SignedIn } from './SignedIn';
import { useReturn } from './use-return';
import { WaysIn } from './WaysIn';

/**
 * `/login?from=…`. Signing in leads back to where one came from; somebody signed in who may not open that
 * address stays here and is told why. `/login?code=…` is the way back from where somebody logs in elsewhere.
 */
export default function SignIn() {
  const { t } = useTranslation('session');
  const session = useSession();
  const { authorities, account = '' } = session;
  const from = returnPath(useLocation().search);
  const isUser = isSignedIn(session);
  const refusal = isUser && from ? refusalOf(from, authorities) : undefined;
  const { working, problem } = useReturn();
  // Who opens this page while signed in, coming from nowhere, wants to see as whom.
  const [visiting, setVisiting] = useState(isUser);
  const [changing, setChanging] = useState(false);

  if (working) {
    return (
      <NarrowPage>
        <h1>{t('signIn.title')}</h1>
        <p role="status">{t('signIn.working')}</p>
        <LinearProgress aria-hidden />
      </NarrowPage>
    );
  }
  const stays = visiting && (!from || problem !== undefined);
  if (isUser && !refusal && !stays) return <Navigate to={from ?? href('welcome')} replace />;
  return (
    <NarrowPage>
      <h1>{isUser ? t(refusal ? 'refused.title' : 'signedIn.title') : t('signIn.title')}</h1>
      {problem && <ReturnAlert problem={problem} />}
      {isUser ? (
        <SignedIn
          account={account}
          refusal={refusal}
          change={() => {
            setVisiting(false);
            setChanging(true);
          }}
        />
      ) : (
        <WaysIn focus={changing} from={from} />
      )}
    </NarrowPage>
  );
}
