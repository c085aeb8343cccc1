import { useCallback, useEffect, useState } from 'react';
import type { AccountLink, LinkFault, LinkPurpose } from '@/contract/account';
import { profileChanged } from '@/session/profile-tag';
import { asFailure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { linkFault } from '@/shared/api/link-fault';

/** One of them is there; none while the server is attempt. */
interface Found {
  link?: AccountLink;
  fault?: LinkFault;
  failure?: Failure;
}

async function lookUp(token: string, purpose: LinkPurpose, cancels: boolean): Promise<Found> {
  try {
    const link = await sendPastStore('GET /user/:token/link', { params: { token } });
    const fits = link.purpose === purpose && (cancels || !link.cancelOnly);
    return fits ? { link } : { fault: 'link_unknown' };
  } catch (failed) {
    const failure = asFailure(failed);
    const fault = linkFault(failure);
    return fault ? { fault } : { failure };
  }
}

export interface LinkInUse extends Found {
  purpose: LinkPurpose;
  /** Whose it is; empty until that is known. */
  email: string;
  /** It did what it is for. */
  done: boolean;
  retry(): void;
  /** Sends what the link is for. A fault of the link is shown instead of it; other failures are the caller's. */
  act(send: () => Promise<unknown>): Promise<void>;
}

/** What an e-mailed link stands for. Asking does nothing yet: programs that check mail open links, too. */
export function useAccountLink(token: string, purpose: LinkPurpose, cancels = false): LinkInUse {
  const [found, setFound] = useState<Found>({});
  const [done, setDone] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    const ask = async () => {
      const next = await lookUp(token, purpose, cancels);
      if (!left) setFound(next);
    };
    void ask();
    return () => {
      left = true;
      setFound({});
      setDone(false);
    };
  }, [token, purpose, cancels, attempt]);

  const dispatch = useApiDispatch();
  const act = useCallback(
    async (send: () => Promise<unknown>) => {
      try {
        await send();
        dispatch(profileChanged());
        setDone(true);
      } catch (failed) {
        const fault = linkFault(asFailure(failed));
        if (!fault) throw failed;
        setFound({ fault });
      }
    },
    [dispatch],
  );

  const email = found.link?.email ?? '';
  return { ...found, purpose, email, done, retry: () => setAttempt((count) => count + 1), act };
}
