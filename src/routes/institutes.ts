import { anyone, type Row } from './route';

export const instituteRoutes = {
  institutes: {
    path: '/wiews/{filterCode?}',
    titleKey: 'nav:titles.institutes',
    menuKey: 'nav:menu.institutes',
    allow: anyone,
    area: 'institutes',
  },
  institute: {
    path: '/wiews/{wiewsCode}',
    titleKey: 'nav:titles.institute',
    allow: anyone,
    area: 'institutes',
    parent: 'institutes',
  },
} as const satisfies Record<string, Row>;
