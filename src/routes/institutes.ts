import { administrator, anyone, signedIn, type Row } from './route';

export const instituteRoutes = {
  institutes: {
    path: '/wiews/{filterCode?}',
    titleKey: 'nav:titles.institutes',
    menuKey: 'nav:menu.institutes',
    allow: anyone,
    area: 'institutes',
  },
  institute: {
    path: '/wiews/{wiewsCode}',
    titleKey: 'nav:titles.institute',
    allow: anyone,
    area: 'institutes',
    parent: 'institutes',
    // Small letters lead to the address with capital ones; codes of filters begin with a v.
    patterns: { wiewsCode: '[A-Za-uw-z][A-Za-z]{2}[0-9]{3,4}' },
  },
  /** `path` is that of a file in the institute's folder, slashes included. */
  instituteFile: {
    path: '/wiews/{wiewsCode}/files/{path}',
    titleKey: 'nav:titles.instituteFile',
    allow: anyone,
    area: 'institutes',
    parent: 'institute',
    patterns: { path: '.*[^/]' },
  },
  editInstitute: {
    path: '/wiews/{wiewsCode}/edit',
    titleKey: 'nav:titles.editInstitute',
    allow: administrator,
    area: 'institutes',
    parent: 'institute',
  },
  /** Whose institute it is only the API knows. */
  passportUpdate: {
    path: '/wiews/{wiewsCode}/passport',
    titleKey: 'nav:titles.passportUpdate',
    allow: signedIn,
    area: 'institutes',
    parent: 'institute',
  },
} as const satisfies Record<string, Row>;
