import { administrator, anyone, type Row } from './route';

export const geographyRoutes = {
  countries: {
    path: '/iso3166',
    aliases: ['/geo/'],
    titleKey: 'nav:titles.countries',
    menuKey: 'nav:menu.countries',
    allow: anyone,
    area: 'geography',
  },
  regions: {
    path: '/iso3166/regions',
    titleKey: 'nav:titles.regions',
    allow: anyone,
    area: 'geography',
    parent: 'countries',
  },
  region: {
    path: '/iso3166/region/{isoCode}',
    titleKey: 'nav:titles.region',
    allow: anyone,
    area: 'geography',
    parent: 'regions',
  },
  country: {
    path: '/iso3166/{isoCode}',
    aliases: ['/geo/{isoCode}'],
    titleKey: 'nav:titles.country',
    allow: anyone,
    area: 'geography',
    parent: 'countries',
  },
  editCountry: {
    path: '/iso3166/{isoCode}/edit',
    titleKey: 'nav:titles.editCountry',
    allow: administrator,
    area: 'geography',
    parent: 'country',
  },
} as const satisfies Record<string, Row>;
