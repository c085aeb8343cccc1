import { administrator, anyOf, anyone, type Row } from './route';

export const cropRoutes = {
  crops: { path: '/c/', titleKey: 'nav:titles.crops', menuKey: 'nav:menu.crops', allow: anyone, area: 'crops' },
  crop: { path: '/c/{shortName}', titleKey: 'nav:titles.crop', allow: anyone, area: 'crops', parent: 'crops' },
  newCrop: { path: '/c/edit', titleKey: 'nav:titles.newCrop', allow: administrator, area: 'crops', parent: 'crops' },
  editCrop: {
    path: '/c/{shortName}/edit',
    titleKey: 'nav:titles.editCrop',
    allow: anyOf('ROLE_ADMINISTRATOR', 'ROLE_CONTENTMANAGER'),
    area: 'crops',
    parent: 'crop',
  },
} as const satisfies Record<string, Row>;
