import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    accession: typeof import('../../../locales/en/accession.json');
    ask: typeof import('../../../locales/en/ask.json');
    compare: typeof import('../../../locales/en/compare.json');
    export: typeof import('../../../locales/en/export.json');
    images: typeof import('../../../locales/en/images.json');
    match: typeof import('../../../locales/en/match.json');
    members: typeof import('../../../locales/en/members.json');
  }
}

export const accessionRoutes = {
  accessions: { path: '/a/{filterCode?}', allow: anyone, menu: { group: 'data', order: 10 } },
  // Tabs of the list have no parent: heading and tabs say where they are.
  accessionsOverview: { path: '/a/overview/{filterCode?}', allow: anyone },
  accession: { path: '/a/{uuid}', allow: anyone, parent: 'accessions' },
  /** `doi` is what follows `10.`, slashes included. */
  accessionByDoi: { path: '/10.{doi}', allow: anyone, parent: 'accessions', titleKey: 'nav:titles.accession' },
} as const satisfies Rows;
