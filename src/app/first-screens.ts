import type { DatasetBodies } from '@/entities/dataset/page/tabs';
import type { Routes } from '@/routes/routes';
import { detailLoader } from '@/shared/screens/detail-loader';
import { listLoader } from '@/shared/screens/list-loader';
import type { Screens } from '@/shared/screens/screens';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { datasetLoader } from './loaders/dataset-loader';

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

/** Those that visitors from elsewhere come to. What fetches all others is in `other-screens.ts`, which is loaded later. */
export const firstScreens = {
  welcome: () => import('@/features/welcome/Welcome'),
  accessions: listLoader(() => import('@/entities/accession/list').then((module) => module.accessionList)),
  accession: detailLoader(() =>
    import('@/entities/accession/detail').then((module) => module.accessionDetail(Observations)),
  ),
  dataset: datasetLoader(datasetBodies),
} satisfies Partial<Screens<Routes>>;
