import { useCallback, useState } from 'react';
import type { AccountLink, LinkFault, LinkPurpose } from '@/contract/account/account';
import { profileChanged } from '@/session/profile-tag';
import { asFailure, type Failure } from '@/shared/api/failure';
import { linkFault } from '@/shared/api/link-fault';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { usePastStore } from '@/shared/api/use-past-store';

export interface LinkInUse {
  /** One of these three is there; none while the server is asked. */
  link?: AccountLink | undefined;
  fault?: LinkFault | undefined;
  failure?: Failure | undefined;
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
  const { data, failure, retry } = usePastStore('GET /user/:token/link', { params: { token } });
  const [acted, setActed] = useState<{ token: string; fault?: LinkFault }>();

  const dispatch = useApiDispatch();
  const act = useCallback(
    async (send: () => Promise<unknown>) => {
      try {
        await send();
        dispatch(profileChanged());
        setActed({ token });
      } catch (failed) {
        const fault = linkFault(asFailure(failed));
        if (!fault) throw failed;
        setActed({ token, fault });
      }
    },
    [dispatch, token],
  );

  const outcome = acted?.token === token ? acted : undefined;
  const misfit = data && (data.purpose !== purpose || (data.cancelOnly && !cancels)) ? 'link_unknown' : undefined;
  const fault = outcome?.fault ?? (failure ? linkFault(failure) : misfit);
  return {
    link: fault ? undefined : data,
    fault,
    failure: fault ? undefined : failure,
    purpose,
    email: (!fault && data?.email) || '',
    done: outcome !== undefined && !outcome.fault,
    retry,
    act,
  };
}
