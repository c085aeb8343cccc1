import type { PublicationState } from '@/contract/publication/publication';
import { Badge } from '@/shared/ui/layout/Badge';
import { stateName } from './state-name';

const TONES = { DRAFT: undefined, REVIEWING: 'waits', PUBLISHED: 'done' } as const;

/** How far an item is on its way to publication, as a badge. */
export function StateBadge({ state }: { state: PublicationState }) {
  return (
    <Badge dense tone={TONES[state]}>
      <stateName.Name code={state} />
    </Badge>
  );
}
