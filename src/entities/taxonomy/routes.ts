import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    taxonomy: typeof import('../../../locales/en/taxonomy.json');
  }
}

export const taxonomyRoutes = {
  genus: { path: '/t/{genus}', allow: anyone, parent: 'accessions' },
} as const satisfies Rows;
