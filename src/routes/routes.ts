import { accessionRoutes } from './accessions';
import { adminRoutes } from './admin';
import { authRoutes } from './auth';
import { bibliographyRoutes } from './bibliography';
import { cropRoutes } from './crops';
import { dashboardRoutes } from './dashboard';
import { datasetRoutes } from './datasets';
import { descriptorRoutes } from './descriptors';
import { divtreeRoutes } from './divtree';
import { geographyRoutes } from './geography';
import { instituteRoutes } from './institutes';
import { myListRoutes } from './my-list';
import { requestRoutes } from './requests';
import { networkRoutes } from './networks';
import { partnerRoutes } from './partners';
import type { Row } from './route';
import { subsetRoutes } from './subsets';
import { taxonomyRoutes } from './taxonomy';
import { vocabularyRoutes } from './vocabulary';
import { welcomeRoutes } from './welcome';

/** Every address of the portal. `first-screens.ts` and `other-screens.ts` of the application give each its screen. */
export const routes = {
  ...welcomeRoutes,
  ...accessionRoutes,
  ...subsetRoutes,
  ...datasetRoutes,
  ...descriptorRoutes,
  ...instituteRoutes,
  ...cropRoutes,
  ...geographyRoutes,
  ...partnerRoutes,
  ...networkRoutes,
  ...vocabularyRoutes,
  ...taxonomyRoutes,
  ...divtreeRoutes,
  ...bibliographyRoutes,
  ...myListRoutes,
  ...requestRoutes,
  ...authRoutes,
  ...dashboardRoutes,
  ...adminRoutes,
} as const satisfies Record<string, Row>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;

/** The same rows under the general type, for code that asks for what only some of them have. */
export const rowOf = (name: RouteName): Row => routes[name];

export const routeNames = Object.keys(routes) as RouteName[];

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);
