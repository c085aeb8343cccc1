import { useEffect, useRef, useState } from 'react';
import type { MatchResult } from '@/contract/accession/match';
import { failure, isFailure, type Failure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { matchApi } from './match-api';

/** Identifiers sent at once: few enough to show how far it is, and to stop soon. */
const SLICE = 1_000;
/** A busy server may refuse as many; fewer than these are not what it refuses them for. */
const FEW = 50;
const tooMany = (error: unknown, sent: number) =>
  sent > FEW && isFailure(error) && [400, 413].includes(error.status as number);

export type MatchState =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number }
  | { step: 'failed'; failure: Failure }
  | { step: 'done'; results: readonly MatchResult[] };

interface MatchRequest {
  identifiers: readonly string[];
  instituteCode: string | undefined;
  results: MatchResult[];
}

/** Asks slice by slice. After a failure, trying again goes on where it stopped. */
export function useMatch() {
  const dispatch = useApiDispatch();
  const [state, setState] = useState<MatchState>({ step: 'idle' });
  const asked = useRef<MatchRequest>(undefined);
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);

  const go = async (what: MatchRequest) => {
    stop.current?.();
    asked.current = what;
    const { identifiers, instituteCode, results } = what;
    const isCurrent = () => asked.current === what;
    let most = SLICE;
    try {
      while (results.length < identifiers.length) {
        setState({ step: 'running', done: results.length, total: identifiers.length });
        const slice = identifiers.slice(results.length, results.length + most);
        const request = { identifiers: slice, ...(instituteCode && { instituteCode }) };
        const answer = dispatch(matchApi.endpoints.matchIdentifiers.initiate(request, { track: false }));
        stop.current = () => answer.abort();
        const found = await answer.unwrap().catch((fault: unknown) => {
          if (tooMany(fault, slice.length)) return undefined;
          throw fault;
        });
        if (!isCurrent()) return;
        if (!found) {
          most = Math.ceil(slice.length / 2);
          continue;
        }
        // An answer with less than was asked for would shift every result after it.
        if (found.length !== slice.length) throw failure('PARSING');
        results.push(...found);
      }
      setState({ step: 'done', results });
    } catch (error) {
      if (isCurrent()) setState({ step: 'failed', failure: isFailure(error) ? error : failure('PARSING') });
    }
  };

  return {
    state,
    start: (identifiers: readonly string[], instituteCode: string | undefined) =>
      void go({ identifiers, instituteCode, results: [] }),
    retry: () => void (asked.current && go({ ...asked.current })),
    /** Back to the paste: what is under way ends, what came is forgotten. */
    forget: () => {
      asked.current = undefined;
      stop.current?.();
      setState({ step: 'idle' });
    },
  };
}
