import { anyone, type Row } from './route';

export const welcomeRoutes = {
  welcome: { path: '/', titleKey: 'nav:titles.welcome', allow: anyone, area: 'welcome' },
} as const satisfies Record<string, Row>;
