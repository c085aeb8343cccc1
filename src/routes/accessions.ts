import { anyone, type Row } from './route';

export const accessionRoutes = {
  accessions: {
    path: '/a/{filterCode?}',
    titleKey: 'nav:titles.accessions',
    menuKey: 'nav:menu.accessions',
    allow: anyone,
    area: 'accessions',
  },
  // Tabs of the list have no parent: heading and tabs say where they are.
  accessionsOverview: {
    path: '/a/overview/{filterCode?}',
    titleKey: 'nav:titles.accessionsOverview',
    allow: anyone,
    area: 'accessions',
  },
  /** The view of the map follows in the address; `mapHref` writes it. */
  accessionsMap: {
    path: '/a/map/{filterCode?}',
    titleKey: 'nav:titles.accessionsMap',
    allow: anyone,
    area: 'accessions',
    aliases: ['/a/map/@{lat},{lng},{zoom}z', '/a/map/{filterCode}/@{lat},{lng},{zoom}z'],
  },
  accessionsImages: {
    path: '/a/images/{filterCode?}',
    titleKey: 'nav:titles.accessionsImages',
    allow: anyone,
    area: 'accessions',
  },
  accessionsAnalogues: {
    path: '/a/analogues/{filterCode?}',
    titleKey: 'nav:titles.accessionsAnalogues',
    allow: anyone,
    area: 'accessions',
  },
  accessionsSubsetting: {
    path: '/a/subsetting/{filterCode?}',
    titleKey: 'nav:titles.accessionsSubsetting',
    allow: anyone,
    area: 'accessions',
  },
  accessionsTraits: {
    path: '/a/traits/{filterCode?}',
    titleKey: 'nav:titles.accessionsTraits',
    allow: anyone,
    area: 'accessions',
  },
  accession: {
    path: '/a/{uuid}',
    titleKey: 'nav:titles.accession',
    allow: anyone,
    area: 'accessions',
    parent: 'accessions',
  },
  /** `doi` is what follows `10.`, slashes included. */
  accessionByDoi: {
    path: '/10.{doi}',
    titleKey: 'nav:titles.accession',
    allow: anyone,
    area: 'accessions',
    parent: 'accessions',
  },
} as const satisfies Record<string, Row>;
