import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { href } from '@/routes/href';
import { returnPath } from '@/session/sign-in-address';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { ByPassword } from './ByPassword';
import { refusalOf } from './refusal';
import { SignedIn } from './SignedIn';

const Narrow = styled('div')(({ theme }) => ({
  maxWidth: 440,
  marginInline: 'auto',
  padding: theme.spacing(5, 2, 8),
  '& h1': { margin: theme.spacing(0, 0, 2), fontSize: '1.75rem' },
}));

/**
 * `/login?from=…`. Signing in leads back to where one came from; somebody signed in who may not open that
 * address stays here and is told why.
 */
export default function SignIn() {
  const { t } = useTranslation('session');
  const session = useSession();
  const { authorities, account = '' } = session;
  const from = returnPath(useLocation().search);
  const isUser = isSignedIn(session);
  const refusal = isUser && from ? refusalOf(from, authorities) : undefined;
  // Who opens this page while signed in, coming from nowhere, wants to see as whom.
  const [visiting, setVisiting] = useState(isUser);
  const [changing, setChanging] = useState(false);

  if (isUser && !refusal && (from || !visiting)) return <Navigate to={from ?? href('welcome')} replace />;
  return (
    <Narrow>
      <h1>{isUser ? t(refusal ? 'refused.title' : 'signedIn.title') : t('signIn.title')}</h1>
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
        <ByPassword focus={changing} />
      )}
    </Narrow>
  );
}
