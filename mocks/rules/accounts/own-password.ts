import { clientAddressOf } from '../../tools/http/client-address';
import type { Limits } from '../tokens/limits';
import type { User, Users } from '../../data/users/users';
import { fieldReader } from './read-account';

interface Doors {
  users: Users;
  limits: Limits;
}

/** An open session alone must not be enough to take over the account: limited like a sign-in. */
export async function isOwnPassword(doors: Doors, user: User, password: string, request: Request): Promise<boolean> {
  const succeeded = doors.limits.signIn.attempt(user.email, clientAddressOf(request));
  if (!(await doors.users.isPassword(user, password))) return false;
  succeeded();
  return true;
}

/** Refuses (400) a form without the password of its sender; people of a provider have none here. */
export async function askOwnPassword(doors: Doors, uuid: string, body: unknown, request: Request): Promise<void> {
  const user = doors.users.byUuid(uuid);
  if (!user || user.accountType === 'EXTERNAL') return;
  const read = fieldReader(body);
  const password = read.password('password');
  read.checked();
  if (!(await isOwnPassword(doors, user, password, request))) read.note('password', 'passwordWrong');
  read.checked();
}
