import { anyone, type Rows } from '@/routes/route';

export const signInRoutes = { login: { path: '/login', allow: anyone } } as const satisfies Rows;
