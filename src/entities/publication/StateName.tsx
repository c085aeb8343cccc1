import type { PublicationState } from '@/contract/publication';
import { useStateName } from './use-state-name';

/** How far something is on its way to publication. */
export function StateName({ state }: { state: PublicationState }) {
  return <>{useStateName()(state)}</>;
}
