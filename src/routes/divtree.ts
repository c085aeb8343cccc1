import { anyone, type Row } from './route';

export const divtreeRoutes = {
  divtree: {
    path: '/divtree/{uuid}/{tab:tree|accessions|about?}',
    titleKey: 'nav:titles.divtree',
    allow: anyone,
    area: 'divtree',
    parent: 'crops',
  },
} as const satisfies Record<string, Row>;
