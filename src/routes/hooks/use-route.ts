import { createContext, use } from 'react';
import type { ParamsOf } from '../href';
import type { RouteMatch } from '../match-route';
import type { RouteName } from '../routes';

/** The row that is open. The application's router fills it; `undefined` on the not-found page. */
export const RouteContext = createContext<RouteMatch | undefined>(undefined);

export const useRoute = (): RouteMatch | undefined => use(RouteContext);

/** Fetches the screen of a path ahead. The application fills it. */
export const FetchScreenContext = createContext<(path: string) => void>(() => undefined);

/** The values in the address of the screen that asks: `const { uuid } = useRouteParams('accession')`. */
export function useRouteParams<Name extends RouteName>(...names: Name[]): ParamsOf<Name> {
  const match = useRoute();
  if (!match || !names.some((name) => name === match.name)) {
    throw new Error(`The screen of ${names.join(', ')} is open at ${match?.name ?? 'an unknown address'}`);
  }
  // The values were read by the same template that the type is read from.
  return match.params as ParamsOf<Name>;
}
