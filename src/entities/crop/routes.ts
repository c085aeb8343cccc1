import { administrator, anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    crop: typeof import('../../../locales/en/crop.json');
  }
}

export const cropRoutes = {
  crops: { path: '/c/', allow: anyone, menu: { group: 'reference', order: 10 } },
  crop: { path: '/c/{shortName}', allow: anyone, parent: 'crops' },
  newCrop: { path: '/c/edit', allow: administrator, parent: 'crops' },
  editCrop: { path: '/c/{shortName}/edit', allow: whoWrites('crop', 'ROLE_CONTENTMANAGER'), parent: 'crop' },
} as const satisfies Rows;
