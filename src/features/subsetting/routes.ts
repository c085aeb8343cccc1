import { anyone, type Rows } from '@/routes/route';

export const subsettingRoutes = {
  accessionsSubsetting: { path: '/a/subsetting/{filterCode?}', allow: anyone },
} as const satisfies Rows;
