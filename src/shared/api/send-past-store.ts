import type { Line, Returns } from '@/contract/endpoints';
import { outcomeOf } from './requests/base-query';
import { call, type CallOptions, type Input } from './call';

/**
 * For calls that carry or bring a secret: the store keeps the arguments and answers of every other call, and passwords,
 * keys and the tokens of links must never be there; nor must files. Throws a `Failure`, which its caller tells.
 */
export async function sendPastStore<L extends Line>(
  line: L,
  input: Input<L>,
  { signal, ...options }: CallOptions & { signal?: AbortSignal } = {},
): Promise<Returns<L>> {
  const outcome = await outcomeOf(call(line, input, options), signal);
  if ('error' in outcome) throw outcome.error;
  return outcome.data as Returns<L>;
}
