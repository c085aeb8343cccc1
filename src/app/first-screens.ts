import type { ComponentType } from 'react';
import type { DatasetBodies } from '@/entities/dataset/page/tabs';
import { href } from '@/routes/href';
import type { RouteName, Routes } from '@/routes/routes';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { datasetLoader } from './loaders/dataset-loader';
import { detailLoader } from './loaders/detail-loader';
import { listLoader } from './loaders/list-loader';

/** Fetches a screen: its module's default export. */
export type Loader = () => Promise<{ default: ComponentType }>;

/** Rows that lead to another one have no screen. */
export type Screened = { [Name in RouteName]: Routes[Name] extends { redirect: string } ? never : Name }[RouteName];

export const accessionList = () => import('@/entities/accession/list').then((module) => module.accessionList);

/** What was observed of an accession. */
export const Observations = lazyPart(() => import('@/features/observations/of-accession/AccessionObservations'));

/** What the tabs of a dataset show of its observations. */
export const datasetBodies: DatasetBodies = {
  data: () => import('@/features/observations/DataTab'),
  overview: () => import('@/features/observations/OverviewTab'),
  observations: () => import('@/features/observations/ObservationsTab'),
  subset: () => import('@/features/observations/SubsetTab'),
  analyze: () => import('@/features/observations/AnalyzeTab'),
};

/** Those that visitors from elsewhere come to. The loaders of all others are in `other-screens.ts`, which is loaded later. */
export const firstScreens = {
  welcome: () => import('@/features/welcome/Welcome'),
  accessions: listLoader(accessionList, (filterCode) => href('accessions', { filterCode })),
  accession: detailLoader(() =>
    import('@/entities/accession/detail').then((module) => module.accessionDetail(Observations)),
  ),
  dataset: datasetLoader(datasetBodies),
} satisfies Partial<Record<Screened, Loader>>;
