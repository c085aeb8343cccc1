import type { UserAccount, UserAct, UserChange } from '@/contract/account/user-account';
import { isSameAddress } from '@/contract/is-same-address';
import { conflict, notFound } from '../../../tools/http/api-failure';
import { sentence } from '../../../tools/http/sentence';
import { refusalOf, type User } from '../../../data/users/users';
import { ALL_PERMISSIONS } from '../../publication/publication';
import type { Accounts } from '../accounts';
import { askForEmail } from '../change-email';
import { resendValidation } from '../register';
import { forgotPassword } from '../forgot-password';
import { refuseLastAdministrator } from '../last-administrator';
import { letterLanguage } from '../letter-language';
import type { LetterName } from '../letters';
import { noteAccount } from '../history/note-account';
import { compose } from '../post';
import { profileOf } from '../profile';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** From the moment that `expires` names on, the account is closed. */
const lastDayOf = ({ expires }: User): string | null => (expires ? dayOf(Date.parse(expires) - 1) : null);
const endOf = (lastDay: string): string => new Date(Date.parse(lastDay) + 24 * 3_600_000).toISOString();

/** As administrators see it. */
export function accountOf(user: User, now: number): UserAccount {
  const { accountExpires: _, ...profile } = profileOf(user, now);
  return {
    ...profile,
    state: refusalOf(user, now) ?? 'active',
    locked: user.locked,
    lastDay: lastDayOf(user),
    // Nothing is made or deleted here: people register, and delete their accounts themselves.
    _permissions: { ...ALL_PERMISSIONS, create: false, delete: false, manage: false },
  };
}

export function accountBy({ users }: Accounts, uuid: string): User {
  const user = users.byUuid(uuid);
  if (!user) throw notFound(sentence('noUser'));
  return user;
}

/** 409 for what nobody may do to their own account: another administrator can. */
function refuseOwn(accounts: Accounts, user: User, after: User, by: string): void {
  const ends = refusalOf(after, accounts.clock.now()) !== undefined || !after.roles.includes('ROLE_ADMINISTRATOR');
  if (user.uuid === by && ends) throw conflict(sentence('ownAccount'));
}

const MINUTE = 60_000;

/** Who has confirmed their address hears what they may do from now on, and how long. */
function tellOwner(accounts: Accounts, before: User, { email, validated, language, roles, expires }: User): void {
  if (!validated) return;
  const send = (name: LetterName, end?: number) =>
    accounts.outbox.send({
      to: email,
      ...compose(accounts, name, letterLanguage(language), end === undefined ? {} : { end }),
    });
  if (roles.length !== before.roles.length || roles.some((role) => !before.roles.includes(role))) send('rolesChanged');
  if (expires === before.expires) return;
  // It ends with the day: of the next one nobody need think.
  if (expires) send('lastDayChanged', Date.parse(expires) - MINUTE);
  else send('lastDayRemoved');
}

/** Changes the account in the name of an administrator; whoever may no longer use it is signed out at once. */
function change(accounts: Accounts, user: User, to: Partial<{ [K in keyof User]: User[K] | undefined }>, by: string) {
  const after = { ...user, ...to } as User;
  refuseOwn(accounts, user, after, by);
  refuseLastAdministrator(accounts, user, after);
  const changed = accounts.users.update(user.uuid, { ...to, version: user.version + 1 }, by) ?? after;
  if (refusalOf(changed, accounts.clock.now())) accounts.tokens.revokeUser(user.uuid);
  tellOwner(accounts, user, changed);
  return changed;
}

/** 409 where somebody else changed it first. A new address waits until its owner has opened the letter that is sent there. */
export async function changeAccount(
  accounts: Accounts,
  uuid: string,
  version: number,
  { email, roles, lastDay, language, ...given }: Partial<UserChange>,
  by: string,
): Promise<User> {
  const user = accountBy(accounts, uuid);
  if (version !== user.version) throw conflict(sentence('profileChanged'));
  change(
    accounts,
    user,
    {
      ...given,
      ...(language !== undefined && { language: language ?? undefined }),
      ...(roles && { roles: [...new Set(['ROLE_USER' as const, ...roles.filter((role) => role !== 'ROLE_CLIENT')])] }),
      ...(lastDay !== undefined && { expires: lastDay ? endOf(lastDay) : undefined }),
    },
    by,
  );
  if (email && !isSameAddress(email, user.email)) await askForEmail(accounts, accountBy(accounts, uuid), email);
  return accountBy(accounts, uuid);
}

/** A year after its last day or, where that has passed, after today; one that has no last day keeps none. */
function extended({ clock }: Accounts, { expires }: User): string | undefined {
  if (expires === undefined) return undefined;
  const from = new Date(Math.max(Date.parse(expires), Date.parse(endOf(dayOf(clock.now())))));
  from.setUTCFullYear(from.getUTCFullYear() + 1);
  return from.toISOString();
}

const ACTS: Record<UserAct, (accounts: Accounts, user: User, by: string) => unknown> = {
  lock: (accounts, user, by) => change(accounts, user, { locked: true }, by),
  unlock: (accounts, user, by) => change(accounts, user, { locked: false }, by),
  enable: (accounts, user, by) => change(accounts, user, { active: true }, by),
  disable: (accounts, user, by) => change(accounts, user, { active: false }, by),
  extend: (accounts, user, by) => change(accounts, user, { expires: extended(accounts, user) }, by),
  // Whoever opens the link has the address: it confirms that as well.
  'reset-password': async (accounts, user, by) => {
    await forgotPassword(accounts, user.email);
    noteAccount(accounts, user.uuid, 'letters', by);
  },
  'resend-validation': async (accounts, user, by) => {
    await resendValidation(accounts, user);
    noteAccount(accounts, user.uuid, 'letters', by);
  },
};

export async function actOn(accounts: Accounts, uuid: string, act: UserAct, by: string): Promise<User> {
  await ACTS[act](accounts, accountBy(accounts, uuid), by);
  return accountBy(accounts, uuid);
}
