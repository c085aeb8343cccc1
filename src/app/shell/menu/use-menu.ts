import { layoutOf } from '@/routes/layout';
import { useRoute } from '@/routes/hooks/use-route';
import { useSession } from '@/session/use-session';
import type { RouteName } from '@/routes/routes';
import { currentItem, grouped, menuFor, type MenuEntry } from './menu';

interface Menu {
  entries: MenuEntry[];
  /** The item that the page belongs to. */
  current: RouteName | undefined;
}

/** The menu of the open page. */
export function useMenu(): Menu {
  const { authorities } = useSession();
  const name = useRoute()?.name;
  const items = menuFor(layoutOf(name), authorities);
  return { entries: grouped(items), current: currentItem(items, name) };
}
