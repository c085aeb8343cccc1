import { useMemo } from 'react';
import { kindsWith } from '@/contract/kinds';
import { mayReadDrafts } from '@/session/may-read-drafts';
import { useSession } from '@/session/use-session';
import { dashboardApi } from './api';
import type { DraftKind } from './kinds';
import type { ItemsTab } from './items-tabs';

/** Others write meanwhile: what is older than this is asked for anew when a tab is opened. */
const SECONDS_FRESH = 15;

/** The kinds whose drafts this person is shown; none for most. */
export function useKinds(): readonly DraftKind[] {
  const session = useSession();
  return useMemo(() => kindsWith('drafts').filter((kind) => mayReadDrafts(kind)(session)), [session]);
}

/** The items of a tab. A tab's count and its list are one question, so they never differ. */
export function useItems(tab: ItemsTab) {
  const kinds = useKinds();
  return dashboardApi.endpoints.dashboardItems.useQuery(
    { tab, kinds },
    { skip: kinds.length === 0, refetchOnMountOrArgChange: SECONDS_FRESH },
  );
}
