import { useItems } from '../use-items';
import type { Items } from '../api';
import { SHOWN } from './item-cards';

type Counted = Pick<Items, 'rows' | 'total'>;

const isWhole = (items: Items | undefined): boolean => items !== undefined && items.rows.length >= items.total;

/** What is in review, that waits longest first. Where there is more than a tab asks for, the oldest are asked for. */
export function useOldestReviews({ skip = false } = {}) {
  const reviews = useItems('reviews', { skip });
  const all = reviews.currentData;
  const oldest = useItems('reviews', { oldest: SHOWN, skip: skip || !all || isWhole(all) });
  const rows = isWhole(all) ? all?.rows.toReversed().slice(0, SHOWN) : oldest.currentData?.rows;
  return { asked: [reviews, oldest], items: rows && all && { rows, total: all.total } };
}

/** A person's drafts, those apart that a review sent back, however long ago. */
export function useOwnDrafts(): { asked: ReturnType<typeof useItems>[]; sentBack?: Counted; begun?: Counted } {
  const drafts = useItems('drafts', { whose: 'mine' });
  const all = drafts.currentData;
  const back = useItems('drafts', { whose: 'mine', sentBack: true, skip: !all || isWhole(all) });
  const asked = [drafts, back];
  if (!all) return { asked };
  const rows = all.rows.filter((item) => item.sentBack);
  const sentBack = isWhole(all) ? { rows, total: rows.length } : back.currentData;
  if (!sentBack) return { asked };
  const begun = all.rows.filter((item) => !item.sentBack);
  return { asked, sentBack, begun: { rows: begun, total: all.total - sentBack.total } };
}
