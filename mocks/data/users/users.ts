import { isSameAddress } from '@/contract/is-same-address';
import { PASSWORD_MAX } from '@/contract/account/password-rules';
import type { Profile, Role } from '@/contract/account/session';
import { changesOf, makeAudit } from '../../tools/store/audit';
import type { Clock } from '../../tools/store/clock';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users';
import type { Store } from '../../tools/store/store';
import { hashPassword, isSameHash, type PasswordHash } from '../../tools/crypto/password';

/** Times are ISO texts. */
export interface User {
  uuid: string;
  email: string;
  fullName: string;
  roles: Role[];
  active: boolean;
  locked: boolean;
  /** The person has shown, by a link, that mail to `email` reaches them. */
  validated: boolean;
  /** EXTERNAL: known by `provider` and `subject`, without a password. */
  accountType: NonNullable<Profile['accountType']>;
  createdDate: string;
  version: number;
  /** From then on the account is closed. */
  expires?: string;
  /** Label of the identity provider, and the person's name there. */
  provider?: string;
  subject?: string;
  /** BCP 47: of letters. */
  language?: string;
  /** A new address that waits for its validation. */
  pendingEmail?: string;
  pendingUntil?: string;
  ftp?: { username: string; password: PasswordHash };
  lastLogin?: string;
  /** Absent for a local account: still the password of the demo accounts. */
  password?: PasswordHash;
  /**
   * The password of the newest registration with this address. Signing in with it answers "not validated", as for a new
   * address: otherwise a registration would reveal which addresses are known. Hashed with the salt of `password`, so
   * that one computation compares with both.
   */
  tried?: PasswordHash;
}

export type AccountRefusal = 'disabled' | 'locked' | 'expired' | 'unvalidated';

/** Why the account cannot be used now, even with its password; undefined where it can. */
export function refusalOf(user: User, now: number): AccountRefusal | undefined {
  if (!user.active) return 'disabled';
  if (user.locked) return 'locked';
  if (user.expires !== undefined && Date.parse(user.expires) <= now) return 'expired';
  return user.validated ? undefined : 'unvalidated';
}

/** A registration whose address is not validated: the address can still be registered by others. */
export const isWaiting = ({ validated, active, locked, accountType }: User): boolean =>
  !validated && active && !locked && accountType === 'LOCAL';

/** Counted, noted or kept for comparing: no change of the account that its history tells. */
const UNTOLD: ReadonlySet<string> = new Set(['version', 'lastLogin', 'tried', 'pendingUntil'] satisfies (keyof User)[]);

/** How long a registration waits for its confirmation, in milliseconds; its link ends sooner. */
const WAITING_LIFE = 30 * 24 * 3_600_000;
const MAX_WAITING = 10_000;

/** Whether an account has no password but the published one of the demo accounts. */
export const isPublished = ({ accountType, password }: User): boolean =>
  accountType === 'LOCAL' && password === undefined;

type Named = Pick<User, 'email' | 'fullName'>;

export interface Users {
  byUuid(uuid: string): User | undefined;
  /** In any case of letters. */
  byEmail(email: string): User | undefined;
  all(): readonly User[];
  /** After a correct password the user, or why the account cannot be used; else undefined, in the same time. */
  authenticate(email: string, password: string): Promise<User | AccountRefusal | undefined>;
  /** Whether this is the account's password; for an account without one false, in the same time. */
  isPassword(user: User, password: string): Promise<boolean>;
  /** @param besides an account whose salt is used: only for `tried` and for the first password of an account. */
  hash(password: string, besides?: User): Promise<PasswordHash>;
  /** A local account with the role of every person. The address must be free. */
  add(account: Named & Partial<User>): User;
  /** The account of a person from an identity provider, created where there is none; undefined where another account has the address. */
  external(person: Named & { provider: string; subject: string }): User | undefined;
  /**
   * Undefined values are removed.
   * @param by who changes it, if not the person whose account it is.
   * @returns the account as it is now: what was read before stays as it was.
   */
  update(
    uuid: string,
    change: { [K in keyof Omit<User, 'uuid'>]?: User[K] | undefined },
    by?: string,
  ): User | undefined;
  remove(uuid: string, by?: string): void;
}

/** With what an account of an earlier version does not know. */
export const completeUser = (
  user: Partial<User> & Omit<User, 'validated' | 'accountType' | 'createdDate' | 'version'>,
): User => ({
  validated: true,
  accountType: 'LOCAL',
  createdDate: '2025-01-01T00:00:00.000Z',
  version: 0,
  ...user,
});

/** @param demo whether the demo accounts may be used with their published password. */
export function makeUsers(
  clock: Clock,
  store: Store,
  iterations: number,
  demo = () => true,
  audit = makeAudit(store, clock),
): Users {
  const rows = store.rows<User>('accounts/users');
  for (const user of DEMO_USERS) rows.set(user.uuid, completeUser(user));
  /** Hash of the demo's password, under `hash`. */
  const demos = store.rows<PasswordHash>('accounts/demo-password');
  let hashing: Promise<PasswordHash> | undefined;

  /** Hashed at the first sign-in: starting stays fast, and known and unknown addresses take the same time. */
  const demoHash = async (): Promise<PasswordHash> => {
    const made = demos.get('hash') ?? (await (hashing ??= hashPassword(DEMO_PASSWORD, iterations)));
    if (!demos.get('hash')) demos.set('hash', made);
    return demos.get('hash') ?? made;
  };

  const find = (is: (user: User) => boolean): User | undefined => [...rows.values()].find(is);
  const byEmail = (email: string): User | undefined => find((user) => isSameAddress(user.email, email));
  const nowText = (): string => new Date(clock.now()).toISOString();

  /** Which properties changed, never to what: the history must hold no secret. A registration is told once it is validated. */
  const note = (uuid: string, by: string, before: User | undefined, after: User | undefined): void => {
    const [was, is] = [before, after].map((user) => (user && !isWaiting(user) ? user : undefined));
    const noted = { class: 'user', id: uuid, by };
    if (!was && is) audit.note({ ...noted, action: 'INSERT', changes: [] });
    if (was && !is) audit.note({ ...noted, action: 'DELETE', changes: [] });
    if (!was || !is) return;
    const changed = changesOf(was, is).map(({ property }) => property.replace(/\..*/, ''));
    const told = [...new Set(changed)].filter((property) => !UNTOLD.has(property));
    if (told.length > 0) audit.note({ ...noted, action: 'UPDATE', changes: told.map((property) => ({ property })) });
  };

  const update: Users['update'] = (uuid, change, by = uuid) => {
    const user = rows.get(uuid);
    if (user) rows.set(uuid, { ...user, ...change } as User);
    note(uuid, by, user, rows.get(uuid));
    return rows.get(uuid);
  };

  /** Registrations that nobody has confirmed end some time, and are not more than there is room for. */
  const forgetWaiting = (): void => {
    const waiting = [...rows.values()].filter(isWaiting).sort((a, b) => (a.createdDate < b.createdDate ? -1 : 1));
    const old = new Date(clock.now() - WAITING_LIFE).toISOString();
    for (const [at, { uuid, createdDate }] of waiting.entries())
      if (createdDate < old || at < waiting.length - MAX_WAITING) rows.delete(uuid);
  };

  const add: Users['add'] = (account) => {
    forgetWaiting();
    const user: User = {
      uuid: crypto.randomUUID(),
      roles: ['ROLE_USER'],
      active: true,
      locked: false,
      validated: true,
      accountType: 'LOCAL',
      createdDate: nowText(),
      version: 0,
      ...account,
    };
    rows.set(user.uuid, user);
    note(user.uuid, user.uuid, undefined, user);
    return user;
  };

  /** The hash of `password` with the salt of the account's own, and whether they are equal. Without an account the salt
   * of the demo password is used, so that both cases take the same time. */
  const compared = async (user: User | undefined, password: string) => {
    const own = user?.password ?? (await demoHash());
    const given = await hashPassword(password, own.iterations, own.salt);
    const mayBe = user?.accountType === 'LOCAL' && (!isPublished(user) || demo());
    return { given, right: isSameHash(given, own) && mayBe };
  };

  return {
    byUuid: (uuid) => rows.get(uuid),
    byEmail,
    all: () => [...rows.values()],
    update,
    add,
    isPassword: async (user, password) => (await compared(user, password)).right,
    hash: async (password, besides) => {
      const demoSalted = await demoHash();
      const salted = besides && (besides.password ?? demoSalted);
      return hashPassword(password, salted?.iterations ?? iterations, salted?.salt);
    },
    authenticate: async (email, password) => {
      await demoHash();
      const user = byEmail(email);
      // What is longer than any password is wrong, at no more cost.
      const { given, right } = await compared(user, password.slice(0, PASSWORD_MAX + 1));
      if (!user) return undefined;
      if (!right) return user.tried && isSameHash(given, user.tried) ? 'unvalidated' : undefined;
      return refusalOf(user, clock.now()) ?? update(user.uuid, { lastLogin: nowText() });
    },
    external: ({ provider, subject, email, fullName }) => {
      const known = find((user) => user.provider === provider && user.subject === subject);
      const holder = known ?? byEmail(email);
      if (holder && !isWaiting(holder)) return known;
      if (holder) rows.delete(holder.uuid);
      return add({ email, fullName, accountType: 'EXTERNAL', provider, subject });
    },
    remove: (uuid, by = uuid) => {
      const user = rows.get(uuid);
      rows.delete(uuid);
      note(uuid, by, user, undefined);
    },
  };
}
