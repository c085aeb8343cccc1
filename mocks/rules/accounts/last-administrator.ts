import { conflict } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';
import { refusalOf, type User } from '../../data/users/users';
import type { Accounts } from './accounts';

/** How long there is somebody who administers: for good, until a last day, or no longer. */
function heldBy(users: readonly User[], now: number): number {
  const acting = users.filter((each) => each.roles.includes('ROLE_ADMINISTRATOR') && !refusalOf(each, now));
  return acting.some(({ expires }) => expires === undefined) ? 2 : Math.min(acting.length, 1);
}

/** 409 for what would leave no administrator, or none but those whose accounts end: no other could be appointed. */
export function refuseLastAdministrator({ clock, users }: Accounts, user: User, after?: User): void {
  const now = clock.now();
  const others = users.all().filter(({ uuid }) => uuid !== user.uuid);
  if (heldBy(after ? [...others, after] : others, now) < heldBy([...others, user], now))
    throw conflict(sentence('lastAdministrator'));
}
