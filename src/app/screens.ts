import type { ComponentType } from 'react';
import { matchRoute } from '@/routes/match-route';
import { routeNames, rowOf, type RouteName, type Routes } from '@/routes/routes';
import { together } from '@/routes/together';
import type { Loader, Screens } from '@/shared/screens/screens';
import { lazyPart, type LazyPart } from '@/shared/ui/outcomes/lazy-part';
import { FailedScreen } from './failures/FailedScreen';
import { firstScreens } from './first-screens';

/** What fetches the others is in a file of its own: nobody needs it before the first result. A row without a screen does not compile. */
export const fetchOtherScreens = async (): Promise<Screens<Omit<Routes, keyof typeof firstScreens>>> =>
  together(Object.values(await import('./other-screens')));

const first: Partial<Record<RouteName, Loader>> = firstScreens;

async function load(name: RouteName): Promise<{ default: ComponentType }> {
  const others: Partial<Record<RouteName, Loader>> = first[name] ? first : await fetchOtherScreens();
  const loader = others[name];
  if (!loader) throw new Error(`The row ${name} has no screen.`);
  return loader(name);
}

/** The screens of all rows; those that lead to another row never ask for theirs. */
export const screens = Object.fromEntries(
  routeNames.map((name) => [name, lazyPart(() => load(name), FailedScreen)]),
) as Readonly<Record<RouteName, LazyPart<ComponentType>>>;

/** Fetches the screen of an address before it is drawn. What fails is asked for again then. */
export function fetchScreen(path: string): void {
  const { name } = matchRoute(path) ?? {};
  if (!name) return;
  const { redirect = name } = rowOf(name);
  screens[redirect as RouteName].fetch().catch(() => undefined);
}
