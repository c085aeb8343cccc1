import { anyone, type Row } from './route';

export const cropRoutes = {
  crops: { path: '/c/', titleKey: 'nav:titles.crops', menuKey: 'nav:menu.crops', allow: anyone, area: 'crops' },
  crop: { path: '/c/{shortName}', titleKey: 'nav:titles.crop', allow: anyone, area: 'crops', parent: 'crops' },
} as const satisfies Record<string, Row>;
