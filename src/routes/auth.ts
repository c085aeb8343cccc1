import { anyone, type Row } from './route';

export const authRoutes = {
  login: { path: '/login', titleKey: 'nav:titles.login', allow: anyone, area: 'auth' },
  registration: { path: '/registration', titleKey: 'nav:titles.registration', allow: anyone, area: 'auth' },
  forgotPassword: { path: '/forgot-password', titleKey: 'nav:titles.forgotPassword', allow: anyone, area: 'auth' },
  resetPassword: {
    path: '/profile/{tokenUUID}/pwdreset',
    titleKey: 'nav:titles.resetPassword',
    allow: anyone,
    area: 'auth',
  },
  cancelReset: {
    path: '/profile/{tokenUUID}/pwdreset/cancel',
    titleKey: 'nav:titles.cancelReset',
    allow: anyone,
    area: 'auth',
  },
  validateEmail: {
    path: '/profile/{tokenUUID}/validate',
    titleKey: 'nav:titles.validateEmail',
    allow: anyone,
    area: 'auth',
  },
  cancelValidation: {
    path: '/profile/{tokenUUID}/validate/cancel',
    titleKey: 'nav:titles.cancelValidation',
    allow: anyone,
    area: 'auth',
  },
  deleteAccount: {
    path: '/profile/{tokenUUID}/delete',
    titleKey: 'nav:titles.deleteAccount',
    allow: anyone,
    area: 'auth',
  },
  /** Nothing is here but in front of a reference API. */
  mailbox: { path: '/demo/mailbox', titleKey: 'nav:titles.mailbox', allow: anyone, area: 'auth' },
} as const satisfies Record<string, Row>;
