import { useCallback, useEffect, useRef, useState } from 'react';
import type { Mail } from '@/contract/account';
import { asFailure, type Failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';

interface Mailbox {
  /** Newest first; those that were there stay while newer ones cannot be fetched. */
  mails?: readonly Mail[];
  failure?: Failure;
  busy: boolean;
  refresh: () => void;
}

/** The messages of a reference API: fetched past the store, as the links in them are secrets, and anew on focus. */
export function useMailbox(): Mailbox {
  const [{ mails, failure }, setState] = useState<Pick<Mailbox, 'mails' | 'failure'>>({});
  const [busy, setBusy] = useState(true);
  const latest = useRef(0);

  const ask = useCallback(() => {
    const mine = (latest.current += 1);
    const isLatest = () => mine === latest.current;
    sendPastStore('GET /mailbox', {})
      .then((found) => isLatest() && setState({ mails: found }))
      .catch((fault: unknown) => isLatest() && setState((now) => ({ ...now, failure: asFailure(fault) })))
      .finally(() => isLatest() && setBusy(false));
  }, []);

  useEffect(() => {
    ask();
    window.addEventListener('focus', ask);
    return () => {
      latest.current += 1;
      window.removeEventListener('focus', ask);
    };
  }, [ask]);

  const refresh = () => {
    setBusy(true);
    ask();
  };
  return { mails, failure, busy, refresh };
}
