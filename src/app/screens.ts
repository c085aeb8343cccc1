import { lazy, type ComponentType } from 'react';
import type { DatasetBodies } from '@/entities/dataset/tabs';
import { href } from '@/routes/href';
import { matchRoute } from '@/routes/match-route';
import { routeNames, type RouteName } from '@/routes/routes';
import { adminLoader } from './admin-loader';
import { datasetLoader } from './dataset-loader';
import { listLoader } from './list-loader';
import { mailboxLoader } from './mailbox-loader';
import { overviewLoader } from './overview-loader';

/** Fetches a screen: its module's default export. */
type Loader = () => Promise<{ default: ComponentType }>;

const accessionList = () => import('@/entities/accession/list').then((module) => module.accessionList);

const datasetList = () => import('@/entities/dataset/list').then((module) => module.datasetList);

/** What the tabs of a dataset show of its observations. */
const datasetBodies: DatasetBodies = {
  data: () => import('@/features/observations/DataTab'),
  overview: () => import('@/features/observations/OverviewTab'),
  observations: () => import('@/features/observations/ObservationsTab'),
  subset: () => import('@/features/observations/SubsetTab'),
  analyze: () => import('@/features/observations/AnalyzeTab'),
};

const descriptorListList = () => import('@/entities/descriptor-list/list').then((module) => module.descriptorListList);

/** Every row has its screen, or this does not compile. */
const loaders = {
  welcome: () => import('@/features/welcome/Welcome'),
  accessions: listLoader(accessionList, (filterCode) => href('accessions', { filterCode })),
  accessionsOverview: listLoader(
    accessionList,
    (filterCode) => href('accessionsOverview', { filterCode }),
    overviewLoader(() =>
      import('@/entities/accession/overview/accession-overview').then((module) => module.accessionOverview),
    ),
  ),
  accessionsMap: listLoader(
    accessionList,
    (filterCode) => href('accessionsMap', { filterCode }),
    () => import('@/features/accessions/map/MapBody'),
  ),
  accessionsImages: listLoader(
    accessionList,
    (filterCode) => href('accessionsImages', { filterCode }),
    () => import('@/features/accessions/images/ImagesBody'),
  ),
  accessionsAnalogues: listLoader(
    accessionList,
    (filterCode) => href('accessionsAnalogues', { filterCode }),
    () => import('@/features/analogues/AnaloguesBody'),
  ),
  accessionsSubsetting: listLoader(
    accessionList,
    (filterCode) => href('accessionsSubsetting', { filterCode }),
    () => import('@/features/subsetting/SubsettingBody'),
  ),
  accessionsTraits: listLoader(
    accessionList,
    (filterCode) => href('accessionsTraits', { filterCode }),
    () => import('@/features/traits/TraitsBody'),
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
  myList: () => import('@/features/my-list/MyListScreen'),
  myListMap: () => import('@/features/my-list/MyListMapScreen'),
  subsets: listLoader(
    () => import('@/entities/subset/list').then(({ subsetList }) => subsetList),
    (filterCode) => href('subsets', { filterCode }),
  ),
  subset: () => import('@/entities/subset/detail'),
  datasets: listLoader(datasetList, (filterCode) => href('datasets', { filterCode })),
  datasetsOverview: listLoader(
    datasetList,
    (filterCode) => href('datasetsOverview', { filterCode }),
    overviewLoader(() => import('@/entities/dataset/dataset-overview').then((module) => module.datasetOverview)),
  ),
  dataset: datasetLoader(datasetBodies),
  datasetTab: datasetLoader(datasetBodies),
  tablePreview: () => import('@/features/table-preview/TablePreviewScreen'),
  descriptorLists: listLoader(descriptorListList, (filterCode) => href('descriptorLists', { filterCode })),
  descriptorListsOverview: listLoader(
    descriptorListList,
    (filterCode) => href('descriptorListsOverview', { filterCode }),
    overviewLoader(() =>
      import('@/entities/descriptor-list/descriptor-list-overview').then((module) => module.descriptorListOverview),
    ),
  ),
  descriptorList: () => import('@/entities/descriptor-list/detail'),
  descriptors: listLoader(
    () => import('@/entities/descriptor/list').then((module) => module.descriptorList),
    (filterCode) => href('descriptors', { filterCode }),
  ),
  descriptor: () => import('@/entities/descriptor/detail'),
  partners: listLoader(() => import('@/entities/partner/list').then(({ partnerList }) => partnerList)),
  partner: () => import('@/entities/partner/detail'),
  networks: listLoader(() => import('@/entities/network/list').then(({ networkList }) => networkList)),
  network: () => import('@/entities/network/detail'),
  vocabularies: listLoader(() => import('@/entities/vocabulary/list').then((module) => module.vocabularyList)),
  vocabulary: () => import('@/entities/vocabulary/detail'),
  genus: () => import('@/entities/taxonomy/detail'),
  divtree: () => import('@/entities/divtree/detail'),
  bibliography: listLoader(
    () => import('@/entities/citation/list').then(({ citationList }) => citationList),
    (filterCode) => href('bibliography', { filterCode }),
  ),
  citation: () => import('@/entities/citation/detail'),
  instituteFile: () => import('@/entities/file/detail'),
  login: () => import('@/features/sign-in/SignIn'),
  registration: () => import('@/features/account/Registration'),
  forgotPassword: () => import('@/features/account/ForgotPassword'),
  resetPassword: () => import('@/features/account/ResetPassword'),
  cancelReset: () => import('@/features/account/CancelReset'),
  validateEmail: () => import('@/features/account/ValidateEmail'),
  cancelValidation: () => import('@/features/account/CancelValidation'),
  deleteAccount: () => import('@/features/account/DeleteAccount'),
  mailbox: mailboxLoader,
  dashboard: () => import('@/features/dashboard/DashboardScreen'),
  profile: () => import('./ProfileScreen'),
  password: () => import('@/features/profile/Password'),
  apiTokens: () => import('@/features/api-tokens/ApiTokensScreen'),
  admin: adminLoader,
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
