import { array, object, type InferType } from 'yup';
import { ENABLED_LANGUAGES } from '../constants';
import type { Stored } from '../entity';
import type { DateFilter, FullText, Logic, StringFilter } from '../filter';
import * as field from '../schema';
import { ROLES, type Profile, type Role } from './session';

/** `active`: can sign in. Where more than one word fits, the first of them stands. */
export type UserState = 'active' | 'disabled' | 'locked' | 'expired' | 'unvalidated';

/** An account as administrators see it: never a password, nor its hash. */
export interface UserAccount extends Omit<Profile, 'accountExpires'>, Stored {
  state: UserState;
  locked: boolean;
  /** The last day on which the account can be used, `YYYY-MM-DD` in UTC; null: every day. */
  lastDay: string | null;
}

export interface UserFilter extends FullText, Logic<UserFilter> {
  uuid?: string[];
  state?: UserState[];
  roles?: Role[];
  /** Labels of identity providers. */
  provider?: string[];
  email?: StringFilter;
  fullName?: StringFilter;
  lastLogin?: DateFilter;
  lastDay?: DateFilter;
}

/** Every account has `ROLE_USER`, and none the role of programs. */
export const GRANTED_ROLES: readonly Role[] = ROLES.filter((role) => role !== 'ROLE_USER' && role !== 'ROLE_CLIENT');

/** What administrators change of an account. A new address waits until its owner has opened the letter that is sent there. */
export const userSchema = object({
  fullName: field.neededText(field.LIMITS.name),
  email: field.email().required({ key: 'required' }),
  language: field.choice(ENABLED_LANGUAGES),
  roles: array(field.neededChoice(ROLES)),
  lastDay: field.isoDay(),
});
export type UserChange = InferType<typeof userSchema>;

/** What is done with an account as it stands. `extend`: by a year, from its last day or, where that has passed, from today. */
export const USER_ACTS = [
  'lock',
  'unlock',
  'enable',
  'disable',
  'extend',
  'reset-password',
  'resend-validation',
] as const;
export type UserAct = (typeof USER_ACTS)[number];
