import type { Profile } from '@/contract/account/session';
import type { User } from '../../data/users/users';

/** The profile of an account; a new address that was not validated in time is left out. */
export function profileOf(user: User, now: number): Profile {
  const { uuid, email, fullName, roles, active, accountType, createdDate, version } = user;
  const waits = user.pendingUntil !== undefined && Date.parse(user.pendingUntil) > now;
  return {
    uuid,
    email,
    fullName,
    roles,
    active,
    accountType,
    provider: user.provider ?? null,
    lastLogin: user.lastLogin ?? null,
    language: user.language ?? null,
    pendingEmail: (waits ? user.pendingEmail : undefined) ?? null,
    accountExpires: user.expires ?? null,
    ftpUsername: user.ftp?.username ?? null,
    createdDate,
    version,
  };
}
