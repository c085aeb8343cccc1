import { anyone, type Row } from './route';

export const authRoutes = {
  login: { path: '/login', titleKey: 'nav:titles.login', allow: anyone, area: 'auth' },
} as const satisfies Record<string, Row>;
