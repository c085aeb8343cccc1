import { Alert } from '@/shared/mui/Alert';
import { LinearProgress } from '@/shared/mui/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { GRANTED_ROLES } from '@/contract/account/user-account';
import { href } from '@/routes/href';
import { takePending, type PendingSignIn } from '@/session/sign-in/code-flow-memory';
import {
  finishSignIn,
  isAccountFault,
  readReturn,
  returnFaultOf,
  type AccountFault,
  type ReturnFault,
} from '@/session/sign-in/finish-sign-in';
import { isSignedIn } from '@/session/policies';
import { returnPath, signInAddress } from '@/session/sign-in/sign-in-address';
import { useSession } from '@/session/use-session';
import { NarrowPage } from '@/shared/form/NarrowPage';
import { refusalOf } from './refusal';
import { problemOf, problemText, type SignInProblem } from './sign-in-problem';
import { SignedIn } from './SignedIn';
import { SignInMethods } from './SignInMethods';

type OwnFault = Exclude<ReturnFault, AccountFault>;

/** Why somebody who came back from where they log in is not signed in. */
type ReturnProblem = { returned: OwnFault } | SignInProblem;

/** This page in the language in which one left it; the way back that `/login` leads is English. */
function addressOf(pending: PendingSignIn | undefined): string {
  const prefix = pending && pending.language !== 'en' ? `/${pending.language}` : '';
  return prefix + (pending?.from === undefined ? href('login') : signInAddress(pending.from));
}

function problemIn(fault: unknown): ReturnProblem {
  const returned = returnFaultOf(fault);
  if (!returned) return problemOf(fault);
  return isAccountFault(returned) ? { key: returned } : { returned };
}

/**
 * Finishes what somebody comes back with, once. The code leaves the address before anything else is shown; `working`
 * until it is known whether it was good.
 */
function useReturn(): { working: boolean; problem: ReturnProblem | undefined } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => readReturn(search));
  const [working, setWorking] = useState(returned !== undefined);
  const [problem, setProblem] = useState<ReturnProblem>();
  const taken = useRef(false);

  useEffect(() => {
    if (!returned || taken.current) return;
    taken.current = true;
    const pending = takePending(returned.state);
    void navigate(addressOf(pending), { replace: true });
    finishSignIn(returned, pending)
      .catch((fault: unknown) => setProblem(problemIn(fault)))
      .finally(() => setWorking(false));
  }, [returned, navigate]);

  // Another language is drawn a moment later than the address says it; what is shown then must be of that one.
  return { working: working || readReturn(search) !== undefined, problem };
}

/** Why coming back did not sign in; the ways to begin again are below. */
function ReturnAlert({ problem }: { problem: ReturnProblem }) {
  const { t } = useTranslation('session');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Alert ref={text} tabIndex={-1} severity={isOwnWish(problem) ? 'info' : 'error'} sx={{ mb: 2.5 }}>
      {'returned' in problem ? t(`signIn.returned.${problem.returned}`) : problemText(problem, t)}
    </Alert>
  );
}

const isOwnWish = (problem: ReturnProblem) => 'returned' in problem && problem.returned === 'denied';

/** Back to the page one came from; from the first page or nowhere, those who work here come to what waits for them. */
function goOn(from: string | undefined, authorities: readonly string[]): string {
  const works = GRANTED_ROLES.some((role) => authorities.includes(role));
  const start = href(works ? 'dashboard' : 'welcome');
  return from === undefined || from === href('welcome') ? start : from;
}

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
  if (isUser && !refusal && !stays) return <Navigate to={goOn(from, authorities)} replace />;
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
        <SignInMethods focus={changing} from={from} />
      )}
    </NarrowPage>
  );
}
