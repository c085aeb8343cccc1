import type { Role } from '@/contract/session';

export interface User {
  uuid: string;
  email: string;
  fullName: string;
  roles: Role[];
  active: boolean;
  locked: boolean;
  /** ISO text. */
  lastLogin?: string;
}

export interface Users {
  byUuid(uuid: string): User | undefined;
  byEmail(email: string): User | undefined;
  all(): readonly User[];
  /** The user, or undefined after the same work for an unknown address as for a wrong password. */
  authenticate(email: string, password: string): Promise<User | undefined>;
}
