import type { ActivityPostFilter, ActivityPostRow } from '@/contract/content/activity-post';
import type { BodyProps } from '@/shared/list/definition';
import { ListBody } from '@/shared/list/screen/ListBody';

/** Cards on every screen: news are read, not compared. */
export default function NewsCards(props: BodyProps<ActivityPostRow, ActivityPostFilter>) {
  return <ListBody {...props} small />;
}
