import type { Screens } from '@/shared/screens/screens';
import type { accountRoutes } from './routes';

export const accountScreens = {
  registration: () => import('./Registration'),
  forgotPassword: () => import('./ForgotPassword'),
  resetPassword: () => import('./ResetPassword'),
  cancelReset: () => import('./CancelReset'),
  validateEmail: () => import('./ValidateEmail'),
  cancelValidation: () => import('./CancelValidation'),
  deleteAccount: () => import('./DeleteAccount'),
} satisfies Screens<typeof accountRoutes>;
