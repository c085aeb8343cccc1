import { useRoute } from '@/routes/use-route';
import { useSession } from '@/session/use-session';
import { currentEntry, layoutOf, menuFor, type MenuEntry } from './menu';

/** The entries of the open page's menu, the one that the page belongs to marked. */
export function useMenu(): (MenuEntry & { current: boolean })[] {
  const { authorities } = useSession();
  const name = useRoute()?.name;
  const entries = menuFor(layoutOf(name), authorities);
  const current = currentEntry(entries, name);
  return entries.map((entry) => ({ ...entry, current: entry.name === current }));
}
