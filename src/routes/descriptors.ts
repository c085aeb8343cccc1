import { anyone, type Row } from './route';

export const descriptorRoutes = {
  descriptorLists: {
    path: '/descriptorlists/{filterCode?}',
    titleKey: 'nav:titles.descriptorLists',
    menuKey: 'nav:menu.descriptorLists',
    allow: anyone,
    area: 'descriptorlists',
  },
  descriptorListsOverview: {
    path: '/descriptorlists/overview/{filterCode?}',
    titleKey: 'nav:titles.descriptorListsOverview',
    allow: anyone,
    area: 'descriptorlists',
  },
  descriptorList: {
    path: '/descriptorlists/{uuid}',
    titleKey: 'nav:titles.descriptorList',
    allow: anyone,
    area: 'descriptorlists',
    parent: 'descriptorLists',
  },
  descriptors: {
    path: '/descriptors/{filterCode?}',
    titleKey: 'nav:titles.descriptors',
    allow: anyone,
    area: 'descriptors',
    parent: 'descriptorLists',
  },
  descriptor: {
    path: '/descriptors/{uuid}',
    titleKey: 'nav:titles.descriptor',
    allow: anyone,
    area: 'descriptors',
    parent: 'descriptors',
  },
} as const satisfies Record<string, Row>;
