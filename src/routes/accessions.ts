import { anyone, type Row } from './route';

export const accessionRoutes = {
  accessions: {
    path: '/a/{filterCode?}',
    titleKey: 'nav:titles.accessions',
    menuKey: 'nav:menu.accessions',
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
