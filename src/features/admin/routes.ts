import { administrator, type Rows } from '@/routes/route';

export const adminRoutes = {
  admin: {
    path: '/admin',
    allow: administrator,
    menu: { group: 'home', order: 10 },
    card: { on: 'dashboard', group: 'administration', order: 10 },
  },
} as const satisfies Rows;
