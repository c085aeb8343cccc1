import { anyone, whoWrites, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    partner: typeof import('../../../locales/en/partner.json');
  }
}

export const partnerRoutes = {
  partners: { path: '/partners', allow: anyone, menu: { group: 'reference', order: 30 } },
  partner: { path: '/partners/{uuid}', allow: anyone, parent: 'partners' },
  newPartner: { path: '/partners/edit', allow: whoWrites('partner'), parent: 'partners' },
  editPartner: { path: '/partners/{uuid}/edit', allow: whoWrites('partner'), parent: 'partner' },
} as const satisfies Rows;
