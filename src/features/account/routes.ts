import { anyone, type Rows } from '@/routes/route';

declare module 'i18next' {
  interface Texts {
    account: typeof import('../../../locales/en/account.json');
  }
}

export const accountRoutes = {
  registration: { path: '/registration', allow: anyone },
  forgotPassword: { path: '/forgot-password', allow: anyone },
  resetPassword: { path: '/profile/{tokenUUID}/pwdreset', allow: anyone, bare: true },
  cancelReset: { path: '/profile/{tokenUUID}/pwdreset/cancel', allow: anyone, bare: true },
  validateEmail: { path: '/profile/{tokenUUID}/validate', allow: anyone, bare: true },
  cancelValidation: { path: '/profile/{tokenUUID}/validate/cancel', allow: anyone, bare: true },
  deleteAccount: { path: '/profile/{tokenUUID}/delete', allow: anyone, bare: true },
} as const satisfies Rows;
