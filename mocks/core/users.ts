import type { Role } from '@/contract/session';
import type { Clock } from './clock';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users';
import type { Journal } from './journal';
import { hashPassword, verifyPassword, type PasswordHash } from './password';

export interface User {
  uuid: string;
  email: string;
  fullName: string;
  roles: Role[];
  active: boolean;
  locked: boolean;
  /** ISO text. */
  lastLogin?: string;
  /** Absent: still the password of the demo accounts. */
  password?: PasswordHash;
}

export interface Users {
  byUuid(uuid: string): User | undefined;
  /** In any case of letters. */
  byEmail(email: string): User | undefined;
  all(): readonly User[];
  /** The user, or undefined after the same work for an unknown address as for a wrong password. */
  authenticate(email: string, password: string): Promise<User | undefined>;
  /** Changes a user; the change outlives a restart. */
  update(uuid: string, change: Partial<Omit<User, 'uuid'>>): User | undefined;
}

interface State {
  users: User[];
  demo?: PasswordHash;
}

export function makeUsers(clock: Clock, journal: Journal, iterations: number): Users {
  let state: State = { users: DEMO_USERS.map((user) => ({ ...user })) };
  let demo: Promise<PasswordHash> | undefined;

  journal.keep('users', {
    dump: () => state,
    restore: (saved) => {
      state = saved as State;
    },
  });

  /** Hashed when somebody first signs in, known address or not, so that starting costs nothing and timing tells nothing. */
  const demoHash = (): Promise<PasswordHash> =>
    (demo ??= (async () => (state.demo ??= await hashPassword(DEMO_PASSWORD, iterations)))());

  const byUuid = (uuid: string): User | undefined => state.users.find((user) => user.uuid === uuid);
  const byEmail = (email: string): User | undefined =>
    state.users.find((user) => user.email.toLowerCase() === email.trim().toLowerCase());

  const update: Users['update'] = (uuid, change) => {
    const user = byUuid(uuid);
    if (user) {
      Object.assign(user, change);
      journal.changed();
    }
    return user;
  };

  return {
    byUuid,
    byEmail,
    all: () => state.users,
    update,
    authenticate: async (email, password) => {
      const shared = await demoHash();
      const user = byEmail(email);
      const right = await verifyPassword(password, user?.password ?? shared);
      if (!user || !right || !user.active || user.locked) return undefined;
      return update(user.uuid, { lastLogin: new Date(clock.now()).toISOString() });
    },
  };
}
