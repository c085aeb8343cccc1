import type { Line } from '@/contract/endpoints';
import type { Caller } from '../tokens/caller';
import type { Answer } from './answer';
import { securityEvent } from './security-event';
import type { World } from './world';

/** What is printed of calls, as the loggers allow. */
export interface CallLog {
  /** Something unforeseen. */
  failed(failure: unknown): void;
  answered(line: Line, request: Request, caller: Caller, outcome: { status: number; error?: string | undefined }): void;
}

/** `calls.acn`, of `GET /acn/:uuid`. */
const loggerOf = (line: Line): string => `calls.${/^\w+ \/([^/:]+)/.exec(line)?.[1] ?? 'all'}`;

/** The parts that print nothing in this installation have no logger. */
export function callLog(
  { loggers, settings, clock }: World,
  answers: readonly Answer[],
  onError?: (error: unknown) => void,
): CallLog {
  const { onCall, onSecurityEvent } = settings;
  const errors = onError && loggers.printer('errors');
  const security = onSecurityEvent && loggers.printer('security');
  const names = onCall ? answers.map(({ line }) => loggerOf(line)) : [];
  const calls = new Map([...new Set(names)].map((name) => [name, loggers.printer(name)]));
  return {
    failed: (failure) => {
      if (errors?.('ERROR')) onError?.(failure);
    },
    answered: (line, request, caller, outcome) => {
      const event = security && securityEvent(line, request, caller, outcome, clock.now());
      if (event && security(outcome.status >= 400 ? 'WARN' : 'INFO')) onSecurityEvent?.(event);
      const name = loggerOf(line);
      // The line of the contract, its places not filled: no key or token of an address is printed.
      if (calls.get(name)?.('DEBUG'))
        onCall?.(`${new Date(clock.now()).toISOString()} DEBUG ${name} ${line} ${outcome.status}`);
    },
  };
}
