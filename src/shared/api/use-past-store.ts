import { useEffect, useState } from 'react';
import { asFailure, type Failure } from '@/shared/api/failure';

/** What a call answers that must not be in the store; asked for anew when its key changes. */
export function usePastStore<T>(key: string, ask: () => Promise<T>) {
  const [found, setFound] = useState<{ data?: T; failure?: Failure }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    ask().then(
      (data) => void (left || setFound({ data })),
      (error: unknown) => void (left || setFound({ failure: asFailure(error) })),
    );
    return () => {
      left = true;
      setFound({});
    };
    // What is asked is named by the key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt]);
  return { ...found, set: (data: T) => setFound({ data }), retry: () => setAttempt((count) => count + 1) };
}
