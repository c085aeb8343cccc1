import { lazy, type ComponentType } from 'react';
import { href } from '@/routes/href';
import { matchRoute } from '@/routes/match-route';
import { routeNames, type RouteName } from '@/routes/routes';
import { listLoader } from './list-loader';

/** Fetches a screen: its module's default export. */
type Loader = () => Promise<{ default: ComponentType }>;

/** Every row has its screen, or this does not compile. */
const loaders = {
  welcome: () => import('@/features/welcome/Welcome'),
  accessions: listLoader(
    () => import('@/entities/accession/list').then(({ accessionList }) => accessionList),
    (filterCode) => href('accessions', { filterCode }),
  ),
  accession: () => import('@/entities/accession/detail'),
  accessionByDoi: () => import('@/entities/accession/detail-by-doi'),
  institutes: listLoader(
    () => import('@/entities/institute/list').then(({ instituteList }) => instituteList),
    (filterCode) => href('institutes', { filterCode }),
  ),
  institute: () => import('@/entities/institute/detail'),
  crops: () => import('@/entities/crop/list'),
  crop: () => import('@/entities/crop/detail'),
  countries: listLoader(() => import('@/entities/country/list').then(({ countryList }) => countryList)),
  country: () => import('@/entities/country/detail'),
  regions: () => import('@/entities/region/list'),
  region: () => import('@/entities/region/detail'),
  login: () => import('@/features/sign-in/SignIn'),
} satisfies Record<RouteName, Loader>;

export const screens = Object.fromEntries(routeNames.map((name) => [name, lazy(loaders[name])])) as Record<
  RouteName,
  ReturnType<typeof lazy>
>;

/** Begins to fetch the screen of an address before there is anything to draw it in. What fails is asked for again. */
export function fetchScreen(path: string): void {
  const match = matchRoute(path);
  if (match) loaders[match.name]().catch(() => undefined);
}
