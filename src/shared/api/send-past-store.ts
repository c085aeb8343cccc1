import type { Line, Returns } from '@/contract/endpoints';
import { outcomeOf } from './requests/base-query';
import { call, type Call, type CallOptions, type Input } from './call';

/**
 * For calls that carry or bring a secret: the store keeps the arguments and answers of every other call, and passwords,
 * keys and the tokens of links must never be there; nor must files. Throws a `Failure`, which its caller tells.
 */
export async function sendPastStore<L extends Line>(
  line: L,
  input: Input<L>,
  { signal, ...options }: CallOptions & { signal?: AbortSignal } = {},
): Promise<Returns<L>> {
  return (await answerTo(call(line, input, options), signal)) as Returns<L>;
}

/** The same of a call that is made already. */
export async function answerTo(made: Call, signal?: AbortSignal): Promise<unknown> {
  const outcome = await outcomeOf(made, signal);
  if ('error' in outcome) throw outcome.error;
  return outcome.data;
}
