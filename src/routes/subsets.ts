import { anyone, type Row } from './route';

export const subsetRoutes = {
  subsets: {
    path: '/subsets/{filterCode?}',
    titleKey: 'nav:titles.subsets',
    menuKey: 'nav:menu.subsets',
    allow: anyone,
    area: 'subsets',
  },
  subset: {
    path: '/subsets/{uuid}',
    titleKey: 'nav:titles.subset',
    allow: anyone,
    area: 'subsets',
    parent: 'subsets',
  },
} as const satisfies Record<string, Row>;
