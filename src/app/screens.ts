import type { ComponentType } from 'react';
import { matchRoute } from '@/routes/match-route';
import { routeNames, rowOf, type RouteName } from '@/routes/routes';
import { lazyPart, type LazyPart } from '@/shared/ui/outcomes/lazy-part';
import { FailedScreen } from './failures/FailedScreen';
import { firstScreens, type Loader } from './first-screens';

/** The other loaders are in a file of their own: nobody needs it before the first result. */
export const fetchOtherScreens = async (): Promise<Partial<Record<RouteName, Loader>>> =>
  (await import('./other-screens')).otherScreens;

const first: Partial<Record<RouteName, Loader>> = firstScreens;

async function load(name: RouteName): Promise<{ default: ComponentType }> {
  const loader = first[name] ?? (await fetchOtherScreens())[name];
  if (!loader) throw new Error(`The row ${name} has no screen.`);
  return loader();
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
