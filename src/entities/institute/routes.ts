import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    institute: typeof import('../../../locales/en/institute.json');
  }
}

export const instituteRoutes = {
  institutes: { path: '/wiews/{filterCode?}', allow: anyone, menu: { group: 'reference', order: 40 } },
  institute: {
    path: '/wiews/{wiewsCode}',
    allow: anyone,
    parent: 'institutes',
    // Small letters lead to the address with capital ones; codes of filters begin with a v.
    patterns: { wiewsCode: '[A-Za-uw-z][A-Za-z]{2}[0-9]{3,4}' },
  },
  editInstitute: { path: '/wiews/{wiewsCode}/edit', allow: whoWrites('wiews'), parent: 'institute' },
} as const satisfies Rows;
