import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    country: typeof import('../../../locales/en/country.json');
  }
}

export const countryRoutes = {
  countries: { path: '/iso3166', aliases: ['/geo/'], allow: anyone, menu: { group: 'reference', order: 20 } },
  country: { path: '/iso3166/{isoCode}', aliases: ['/geo/{isoCode}'], allow: anyone, parent: 'countries' },
  editCountry: { path: '/iso3166/{isoCode}/edit', allow: whoWrites('country'), parent: 'country' },
} as const satisfies Rows;
