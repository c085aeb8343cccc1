import { anyone, type Rows } from '@/routes/route';

export const analoguesRoutes = {
  accessionsAnalogues: { path: '/a/analogues/{filterCode?}', allow: anyone },
} as const satisfies Rows;
