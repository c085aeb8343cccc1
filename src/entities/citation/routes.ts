import { area } from '@/routes/area';
import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    citation: typeof import('../../../locales/en/citation.json');
  }
}

const patterns = { uuid: '[a-uw-z0-9-][a-z0-9-]{35}' };

export const citationRoutes = {
  bibliography: { path: '/bibliography/{filterCode?}', allow: anyone, menu: { group: 'reference', order: 60 } },
  citation: { path: '/bibliography/{uuid}', allow: anyone, parent: 'bibliography', patterns },
  ...area('dashboard', {
    one: 'Citation',
    path: 'bibliography',
    steps: ['preview'],
    allow: whoWrites('bibliography', 'ROLE_CITATIONMANAGER'),
    menu: { group: 'data', order: 70 },
    patterns,
  }),
} as const satisfies Rows;
