import { lazy, type ComponentType } from 'react';
import { href } from '@/routes/href';
import { routeNames, type RouteName } from '@/routes/routes';
import { listLoader } from './list-loader';

/** Fetches a screen: its module's default export. */
type Loader = () => Promise<{ default: ComponentType }>;

const soon: Loader = () => import('./Soon');

/** Every row has its screen, or this does not compile. */
const loaders = {
  welcome: () => import('@/features/welcome/Welcome'),
  accessions: listLoader(
    () => import('@/entities/accession/list').then(({ accessionList }) => accessionList),
    (filterCode) => href('accessions', { filterCode }),
  ),
  accession: () => import('@/entities/accession/detail'),
  accessionByDoi: () => import('@/entities/accession/detail-by-doi'),
  institutes: soon,
  institute: soon,
  crops: soon,
  crop: soon,
  countries: soon,
  country: soon,
  regions: soon,
  region: soon,
  login: () => import('@/features/sign-in/SignIn'),
} satisfies Record<RouteName, Loader>;

export const screens = Object.fromEntries(routeNames.map((name) => [name, lazy(loaders[name])])) as Record<
  RouteName,
  ReturnType<typeof lazy>
>;
