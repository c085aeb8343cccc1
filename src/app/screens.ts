import { lazy, type ComponentType } from 'react';
import { routeNames, type RouteName } from '@/routes/routes';

/** Fetches a screen: its module's default export. */
type Loader = () => Promise<{ default: ComponentType }>;

const soon: Loader = () => import('./Soon');

/** Every row has its screen, or this does not compile. */
const loaders = {
  welcome: soon,
  accessions: soon,
  accession: soon,
  accessionByDoi: soon,
  institutes: soon,
  institute: soon,
  crops: soon,
  crop: soon,
  countries: soon,
  country: soon,
  regions: soon,
  region: soon,
  login: soon,
} satisfies Record<RouteName, Loader>;

export const screens = Object.fromEntries(routeNames.map((name) => [name, lazy(loaders[name])])) as Record<
  RouteName,
  ReturnType<typeof lazy>
>;
