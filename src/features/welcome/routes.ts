import { anyone, type Rows } from '@/routes/route';

export const welcomeRoutes = { welcome: { path: '/', allow: anyone } } as const satisfies Rows;
