import { anyone, type Row } from './route';

export const datasetRoutes = {
  datasets: {
    path: '/datasets/{filterCode?}',
    titleKey: 'nav:titles.datasets',
    menuKey: 'nav:menu.datasets',
    allow: anyone,
    area: 'datasets',
  },
  datasetsOverview: {
    path: '/datasets/overview/{filterCode?}',
    titleKey: 'nav:titles.datasetsOverview',
    allow: anyone,
    area: 'datasets',
  },
  dataset: {
    path: '/datasets/{uuid}',
    titleKey: 'nav:titles.dataset',
    allow: anyone,
    area: 'datasets',
    parent: 'datasets',
  },
  datasetTab: {
    path: '/datasets/{uuid}/{tab:data|overview|observations|subset|analyze|about}',
    titleKey: 'nav:titles.dataset',
    allow: anyone,
    area: 'datasets',
    parent: 'datasets',
  },
  tablePreview: {
    path: '/amphibian/{uuid}/{sheet?}',
    titleKey: 'nav:titles.tablePreview',
    allow: anyone,
    area: 'datasets',
    parent: 'datasets',
  },
} as const satisfies Record<string, Row>;
