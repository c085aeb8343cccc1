import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '@/routes/href';
import { takeBegun, type Begun } from '@/session/code-flow-memory';
import {
  finishSignIn,
  isAccountFault,
  readReturn,
  returnFaultOf,
  type AccountFault,
  type ReturnFault,
} from '@/session/finish-sign-in';
import { signInAddress } from '@/session/sign-in-address';
import { problemOf, type SignInProblem } from './sign-in-problem';

type OwnFault = Exclude<ReturnFault, AccountFault>;

/** Why somebody who came back from where they log in is not signed in. */
export type ReturnProblem = { returned: OwnFault } | SignInProblem;

/** This page in the language in which one left it; the way back that `/login` leads is English. */
function addressOf(begun: Begun | undefined): string {
  const prefix = begun && begun.language !== 'en' ? `/${begun.language}` : '';
  return prefix + (begun?.from === undefined ? href('login') : signInAddress(begun.from));
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
export function useReturn(): { working: boolean; problem: ReturnProblem | undefined } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [returned] = useState(() => readReturn(search));
  const [working, setWorking] = useState(returned !== undefined);
  const [problem, setProblem] = useState<ReturnProblem>();
  const taken = useRef(false);

  useEffect(() => {
    if (!returned || taken.current) return;
    taken.current = true;
    const begun = takeBegun(returned.state);
    void navigate(addressOf(begun), { replace: true });
    finishSignIn(returned, begun)
      .catch((fault: unknown) => setProblem(problemIn(fault)))
      .finally(() => setWorking(false));
  }, [returned, navigate]);

  // Another language is drawn a moment later than the address says it; what is shown then must be of that one.
  return { working: working || readReturn(search) !== undefined, problem };
}
