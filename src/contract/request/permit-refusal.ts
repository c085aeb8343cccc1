import type { RequestStatus } from './request';
import { isEnded } from './request-answer';

export type PermitRefusal = 'unconfirmed' | 'ended';

/** Why no import permit can be attached: before its address is confirmed, and once nobody waits for it any more. */
export function permitRefusal({
  state,
  erased,
  holders,
}: Pick<RequestStatus, 'state' | 'erased' | 'holders'>): PermitRefusal | undefined {
  if (erased !== undefined) return 'ended';
  if (state === 'NOTVALIDATED') return 'unconfirmed';
  if (state === 'CONFIRMED' || state === 'REJECTED' || state === 'WITHDRAWN') return 'ended';
  return holders.every(({ answer }) => answer !== null && isEnded(answer.state)) ? 'ended' : undefined;
}
