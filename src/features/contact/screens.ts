import type { Screens } from '@/shared/screens/screens';
import type { contactRoutes } from './routes';

/** The contact page comes with the address that the installation has: `app/other-screens.ts`. */
export const contactScreens = {
  newsletter: () => import('./NewsletterScreen'),
  confirmNewsletter: () => import('./NewsletterLink').then((module) => ({ default: module.ConfirmNewsletter })),
  leaveNewsletter: () => import('./NewsletterLink').then((module) => ({ default: module.LeaveNewsletter })),
} satisfies Partial<Screens<typeof contactRoutes>>;
