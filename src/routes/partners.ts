import { administrator, anyone, type Row } from './route';

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
  newPartner: {
    path: '/partners/edit',
    titleKey: 'nav:titles.newPartner',
    allow: administrator,
    area: 'partners',
    parent: 'partners',
  },
  editPartner: {
    path: '/partners/{uuid}/edit',
    titleKey: 'nav:titles.editPartner',
    allow: administrator,
    area: 'partners',
    parent: 'partner',
  },
} as const satisfies Record<string, Row>;
