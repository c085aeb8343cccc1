import type { Line, Returns } from '@/contract/endpoints';
import { outcomeOf } from './base-query';
import { call, type Input } from './call';

/**
 * For calls that carry or bring a secret: the store keeps the arguments and answers of every other call, and passwords,
 * keys and the tokens of links must never be there. Throws a `Failure`, which its caller tells.
 */
export async function sendPastStore<L extends Line>(line: L, input: Input<L>): Promise<Returns<L>> {
  const outcome = await outcomeOf(call(line, input));
  if ('error' in outcome) throw outcome.error;
  return outcome.data as Returns<L>;
}
