import { useEffect, useState } from 'react';
import type { Line, Returns } from '@/contract/endpoints';
import type { Input } from './call';
import { asFailure, type Failure } from './failure';
import { sendPastStore } from './send-past-store';

/** What a call answers that must not be in the store; asked for anew when what it is asked with changes. */
export function usePastStore<L extends Line>(line: L, input: Input<L>) {
  const [found, setFound] = useState<{ data?: Returns<L>; failure?: Failure }>({});
  const [attempt, setAttempt] = useState(0);
  // Callers write it anew each time they are drawn.
  const asked = JSON.stringify(input);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    sendPastStore(line, JSON.parse(asked) as Input<L>, { signal }).then(
      (data) => void (signal.aborted || setFound({ data })),
      (error: unknown) => void (signal.aborted || setFound({ failure: asFailure(error) })),
    );
    return () => {
      left.abort();
      setFound({});
    };
  }, [line, asked, attempt]);
  return {
    ...found,
    set: (data: Returns<L>) => setFound({ data }),
    retry: () => setAttempt((count) => count + 1),
  };
}
