import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    region: typeof import('../../../locales/en/region.json');
  }
}

export const regionRoutes = {
  regions: { path: '/iso3166/regions', allow: anyone, parent: 'countries' },
  region: { path: '/iso3166/region/{isoCode}', allow: anyone, parent: 'regions' },
} as const satisfies Rows;
