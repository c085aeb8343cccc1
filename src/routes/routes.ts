import { accessionRoutes } from './accessions';
import { authRoutes } from './auth';
import { cropRoutes } from './crops';
import { geographyRoutes } from './geography';
import { instituteRoutes } from './institutes';
import { myListRoutes } from './my-list';
import type { Row } from './route';
import { welcomeRoutes } from './welcome';

/** Every address of the portal. `screens.ts` of the application gives each its screen. */
export const routes = {
  ...welcomeRoutes,
  ...accessionRoutes,
  ...instituteRoutes,
  ...cropRoutes,
  ...geographyRoutes,
  ...myListRoutes,
  ...authRoutes,
} as const satisfies Record<string, Row>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;

/** The same rows under the general type, for code that asks for what only some of them have. */
export const rowOf = (name: RouteName): Row => routes[name];

export const routeNames = Object.keys(routes) as RouteName[];

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);
