import { useMemo } from 'react';
import { mayAdminister } from '@/session/policies';
import { useSession } from '@/session/use-session';
import type { ListPart } from '@/shared/list/parts/list-part';

/** What a list is narrowed by to what somebody made, and where it is reviewed, to what waits. */
export interface OfMaker {
  createdBy?: string[];
  state?: string[];
}

/**
 * What this person made of a list, and all of it. It opens on theirs; for administrators on what is in review, of which they
 * decide, whoever made it.
 */
export function ownParts<F extends OfMaker>(reviewed = false): () => readonly ListPart<F>[] {
  return function useParts() {
    const session = useSession();
    const { uuid } = session;
    const decides = mayAdminister(session);
    return useMemo(() => {
      if (uuid === undefined) return [];
      const parts: ListPart<OfMaker>[] = [];
      if (decides && reviewed)
        parts.push({
          label: 'publication:states.REVIEWING',
          none: 'publication:parts.noneInReview',
          filter: { state: ['REVIEWING'] },
          opens: true,
        });
      parts.push({
        label: 'publication:parts.mine',
        none: 'publication:parts.noneOfMine',
        filter: { createdBy: [uuid] },
        opens: !decides,
      });
      parts.push({ label: 'publication:parts.all', filter: {} });
      // Each filter is one of the list's own, of which these are properties.
      return parts as ListPart<F>[];
    }, [uuid, decides]);
  };
}
