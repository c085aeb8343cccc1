import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    mailbox: typeof import('../../../locales/en/mailbox.json');
  }
}

export const mailboxRoutes = {
  /** Nothing is here but in front of a reference API. */
  mailbox: { path: '/demo/mailbox', allow: anyone, card: { on: 'admin', group: 'people', order: 90, when: 'mailbox' } },
} as const satisfies Rows;
