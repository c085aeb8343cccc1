import { anyone, type Rows } from '@/routes/route';

export const traitsRoutes = {
  accessionsTraits: { path: '/a/traits/{filterCode?}', allow: anyone },
} as const satisfies Rows;
