import { area } from '@/routes/area';
import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    dataset: typeof import('../../../locales/en/dataset.json');
  }
}

export const datasetRoutes = {
  datasets: { path: '/datasets/{filterCode?}', allow: anyone, menu: { group: 'data', order: 30 } },
  datasetsOverview: { path: '/datasets/overview/{filterCode?}', allow: anyone },
  dataset: { path: '/datasets/{uuid}', allow: anyone, parent: 'datasets' },
  datasetTab: {
    path: '/datasets/{uuid}/{tab:data|overview|observations|subset|analyze|about}',
    allow: anyone,
    parent: 'datasets',
    titleKey: 'nav:titles.dataset',
  },
  ...area('dashboard', {
    one: 'Dataset',
    path: 'datasets',
    steps: [
      'files',
      'list-of-accessions',
      'dataset-creator',
      'location',
      'reorder-descriptors',
      'translations',
      'review-and-publish',
    ],
    allow: whoWrites('dataset', 'ROLE_VETTEDUSER'),
    menu: { group: 'data', order: 10 },
  }),
} as const satisfies Rows;
