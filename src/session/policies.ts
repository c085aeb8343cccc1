import type { Role } from '@/contract/account/session';
import type { Session } from './session';

/** A question about the session, named by intent: `mayAdminister`. */
export type Policy = (session: Session) => boolean;

export const has =
  (...roles: Role[]): Policy =>
  ({ authorities }) =>
    roles.some((role) => authorities.includes(role));

export const isSignedIn: Policy = ({ status }) => status === 'user';

/** The admin area and its link in the user menu. */
export const mayAdminister = has('ROLE_ADMINISTRATOR');

/** Reads the portal in every enabled language; all others in those that the installation opens to them. */
export const mayReadEveryLanguage = has('ROLE_ADMINISTRATOR', 'ROLE_TRANSLATOR', 'ROLE_CONTENTMANAGER');
