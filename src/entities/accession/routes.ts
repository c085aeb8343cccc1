import { anyone, type Rows } from '@/routes/route';

export const accessionRoutes = {
  accessions: { path: '/a/{filterCode?}', allow: anyone, menu: { group: 'data', order: 10 } },
  // Tabs of the list have no parent: heading and tabs say where they are.
  accessionsOverview: { path: '/a/overview/{filterCode?}', allow: anyone },
  accession: { path: '/a/{uuid}', allow: anyone, parent: 'accessions' },
  /** `doi` is what follows `10.`, slashes included. */
  accessionByDoi: { path: '/10.{doi}', allow: anyone, parent: 'accessions', titleKey: 'nav:titles.accession' },
} as const satisfies Rows;
