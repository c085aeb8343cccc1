import { anyone, type Row } from './route';

export const partnerRoutes = {
  partners: {
    path: '/partners',
    titleKey: 'nav:titles.partners',
    menuKey: 'nav:menu.partners',
    allow: anyone,
    area: 'partners',
  },
  partner: {
    path: '/partners/{uuid}',
    titleKey: 'nav:titles.partner',
    allow: anyone,
    area: 'partners',
    parent: 'partners',
  },
} as const satisfies Record<string, Row>;
