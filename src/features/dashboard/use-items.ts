import { useMemo } from 'react';
import { KINDS, kindsWith } from '@/contract/kinds';
import { mayReadDrafts } from '@/session/may-read-drafts';
import { useSession } from '@/session/use-session';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { dashboardApi, itemsToAskAgain } from './api';
import type { DraftKind } from './kinds';
import type { ItemsTab } from './items-tabs';

/** Others write meanwhile: what is older than this is asked for anew when a tab is opened. */
const SECONDS_FRESH = 15;

/** The kinds whose drafts this person is shown; none for most. */
export function useKinds(): readonly DraftKind[] {
  const session = useSession();
  return useMemo(() => kindsWith('drafts').filter((kind) => mayReadDrafts(kind)(session)), [session]);
}

/** Whose items: of the person who looks, or of everybody. */
export const WHOSE = ['mine', 'all'] as const;
export type Whose = (typeof WHOSE)[number];

interface Options {
  whose?: Whose;
  skip?: boolean;
  /** Only what a review sent back. */
  sentBack?: true;
  /** In place of those changed last, so many of those changed first. */
  oldest?: number;
}

/** The items of a tab. A tab's count and its list are one question, so they never differ. */
export function useItems(tab: ItemsTab, { whose = 'all', skip = false, ...more }: Options = {}) {
  const readable = useKinds();
  const kinds = useMemo(
    () => (more.sentBack ? readable.filter((kind) => KINDS[kind].states === 'reviewed') : readable),
    [readable, more.sentBack],
  );
  const isSomebody = useSession().uuid !== undefined;
  const dispatch = useApiDispatch();
  const items = dashboardApi.endpoints.dashboardItems.useQuery(
    { tab, kinds, ...more, ...(whose === 'mine' && { mine: true }) },
    {
      skip: skip || kinds.length === 0 || (whose === 'mine' && !isSomebody),
      refetchOnMountOrArgChange: SECONDS_FRESH,
    },
  );
  return {
    ...items,
    isPart: (items.currentData?.failed.length ?? 0) > 0,
    refetch: () => dispatch(itemsToAskAgain()),
  };
}
