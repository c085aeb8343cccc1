import { useMemo } from 'react';
import type { OfSomebody } from '@/contract/filter';
import { mayAdminister } from '@/session/policies';
import { useSession } from '@/session/use-session';
import type { ListPart } from '@/shared/list/parts/list-part';

/** What a list is narrowed by to what is somebody's, and where it is reviewed, to what waits. */
export interface OfCaller extends Pick<OfSomebody, 'mine'> {
  state?: string[];
}

/**
 * What is this person's of a list, made by them or theirs to edit, and all of it. It opens on theirs; for administrators
 * on what is in review, of which they decide, whoever made it.
 */
export function ownParts<F extends OfCaller>(reviewed = false): () => readonly ListPart<F>[] {
  return function useParts() {
    const session = useSession();
    const isSomebody = session.uuid !== undefined;
    const decides = mayAdminister(session);
    return useMemo(() => {
      if (!isSomebody) return [];
      const parts: ListPart<OfCaller>[] = [];
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
        filter: { mine: true },
        opens: !decides,
      });
      parts.push({ label: 'publication:parts.all', filter: {} });
      // Each filter is one of the list's own, of which these are properties.
      return parts as ListPart<F>[];
    }, [isSomebody, decides]);
  };
}
