import { layoutOf } from '@/routes/layout';
import { useRoute } from '@/routes/hooks/use-route';
import { useSession } from '@/session/use-session';
import { currentItem, menuFor, type MenuItem } from './menu';

/** The items of the open page's menu, the one that the page belongs to marked. */
export function useMenu(): (MenuItem & { current: boolean })[] {
  const { authorities } = useSession();
  const name = useRoute()?.name;
  const items = menuFor(layoutOf(name), authorities);
  const current = currentItem(items, name);
  return items.map((entry) => ({ ...entry, current: entry.name === current }));
}
