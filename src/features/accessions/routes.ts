import { anyone, type Rows } from '@/routes/route';

export const accessionViewRoutes = {
  /** The view of the map follows in the address; `mapHref` writes it. */
  accessionsMap: {
    path: '/a/map/{filterCode?}',
    aliases: ['/a/map/@{lat},{lng},{zoom}z', '/a/map/{filterCode}/@{lat},{lng},{zoom}z'],
    allow: anyone,
    card: { on: 'dashboard', group: 'kept', order: 20 },
  },
  accessionsImages: { path: '/a/images/{filterCode?}', allow: anyone },
} as const satisfies Rows;
