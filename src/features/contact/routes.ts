import { anyone, type Rows } from '@/routes/route';

export const contactRoutes = {
  newsletter: { path: '/content/about/newsletter', allow: anyone, parent: 'about' },
  contact: { path: '/content/about/contact', allow: anyone, parent: 'about' },
  /** The links of letters. */
  confirmNewsletter: {
    path: '/newsletter/{token}/confirm',
    titleKey: 'nav:titles.newsletterConfirm',
    allow: anyone,
    bare: true,
    parent: 'newsletter',
  },
  leaveNewsletter: {
    path: '/newsletter/{token}/leave',
    titleKey: 'nav:titles.newsletterLeave',
    allow: anyone,
    bare: true,
    parent: 'newsletter',
  },
} as const satisfies Rows;
