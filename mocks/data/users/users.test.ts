import { manualClock } from '../../tools/store/clock';
import { DEMO_PASSWORD } from './demo-users';
import { makeStore } from '../../tools/store/store';
import { makeUsers, refusalOf, type User } from './users';

const UMA = 'user@example.org';

const made = () => makeUsers(manualClock(), makeStore(), 1);

const uma = (change: Partial<User> = {}): User => {
  const users = made();
  const user = users.update(users.byEmail(UMA)?.uuid ?? '', change);
  if (!user) throw new Error('nobody');
  return user;
};

test.each([
  ['as usual', {}, undefined],
  ['disabled', { active: false }, 'disabled'],
  ['locked', { locked: true }, 'locked'],
  ['expired', { expires: '2025-06-01T00:00:00Z' }, 'expired'],
  ['that will expire', { expires: '2025-06-01T00:00:01Z' }, undefined],
  ['of an address that nobody has shown', { validated: false }, 'unvalidated'],
  ['disabled, locked and expired', { active: false, locked: true, expires: '2020-01-01' }, 'disabled'],
] as const)('an account %s', (_, change, refusal) => {
  expect(refusalOf(uma(change), Date.UTC(2025, 5, 1))).toBe(refusal);
});

test('who knows the password hears why it does not open the account, nobody else', async () => {
  const users = made();
  users.update(users.byEmail(UMA)?.uuid ?? '', { locked: true });
  expect(await users.authenticate(UMA, DEMO_PASSWORD)).toBe('locked');
  expect(await users.authenticate(UMA, 'wrong')).toBeUndefined();
  expect(await users.authenticate('nobody@example.org', DEMO_PASSWORD)).toBeUndefined();
  expect(users.byEmail(UMA)?.lastLogin).toBeUndefined();
});

test('right, wrong and unknown cost the same work', async () => {
  const users = made();
  await users.authenticate('', '');
  users.external({ provider: 'Demo ID', subject: '1', email: 'eva@example.org', fullName: 'Eva' });
  const admin = users.byEmail('admin@example.org');
  users.update(admin?.uuid ?? '', { tried: await users.hash('Tried-2025!', admin) });
  expect(await users.authenticate('admin@example.org', 'Tried-2025!')).toBe('unvalidated');
  const work = jest.spyOn(crypto.subtle, 'deriveBits');
  const counts = new Set<number>();
  for (const email of [UMA, 'admin@example.org', 'eva@example.org', 'nobody@example.org'])
    for (const password of [DEMO_PASSWORD, 'Tried-2025!', 'wrong']) {
      work.mockClear();
      await users.authenticate(email, password);
      counts.add(work.mock.calls.length);
    }
  work.mockRestore();
  expect([...counts]).toEqual([1]);
});

test('of a password that is longer than any may be no more is hashed, and it opens nothing', async () => {
  const users = made();
  await users.authenticate('', '');
  const longest = 'Aa1!'.repeat(50);
  users.update(users.byEmail(UMA)?.uuid ?? '', { password: await users.hash(longest) });
  const work = jest.spyOn(crypto.subtle, 'importKey');
  expect(await users.authenticate(UMA, longest + 'a'.repeat(1_000_000))).toBeUndefined();
  const lengths = work.mock.calls.map(([, bytes]) => (bytes as Uint8Array).length);
  work.mockRestore();
  expect(Math.max(...lengths)).toBeLessThan(1_000);
  expect(await users.authenticate(UMA, longest)).toMatchObject({ email: UMA });
});

test('a person of a provider is one account, without any password, and takes nobody else’s address', async () => {
  const users = made();
  const eva = { provider: 'Demo ID', subject: '1', email: 'eva@example.org', fullName: 'Eva' };
  const account = users.external(eva);
  expect(account).toMatchObject({ accountType: 'EXTERNAL', roles: ['ROLE_USER'], validated: true });
  expect(users.external({ ...eva, email: 'moved@example.org' })).toBe(account);
  expect(users.external({ ...eva, subject: '2' })).toBeUndefined();
  expect(users.external({ ...eva, subject: '3', email: UMA.toUpperCase() })).toBeUndefined();
  // What somebody registered and never validated takes no address from anybody.
  users.add({ email: 'ida@example.org', fullName: 'Mallory', validated: false });
  expect(users.external({ ...eva, subject: '4', email: 'ida@example.org' })).toMatchObject({ fullName: 'Eva' });
  for (const password of ['', DEMO_PASSWORD]) expect(await users.authenticate(eva.email, password)).toBeUndefined();
});

test('registrations that nobody confirms end after thirty days', () => {
  const clock = manualClock();
  const users = makeUsers(clock, makeStore(), 1);
  const add = (email: string, validated: boolean) => users.add({ email, fullName: 'Ida', validated });
  add('waiting@example.org', false);
  add('confirmed@example.org', true);
  clock.advance(31 * 24 * 3_600_000);
  add('next@example.org', false);
  const known = ['waiting', 'confirmed', 'next'].map((name) => users.byEmail(`${name}@example.org`) !== undefined);
  expect(known).toEqual([false, true, true]);
});

test('ten thousand registrations wait at once: the oldest end first', () => {
  const store = makeStore();
  const clock = manualClock();
  const users = makeUsers(clock, store, 1);
  const first = users.add({ email: 'first@example.org', fullName: 'First', validated: false });
  const rows = store.rows<User>('accounts/users');
  clock.advance(1_000);
  for (let at = 1; at < 10_001; at++)
    rows.set(`${at}`, {
      ...first,
      uuid: `${at}`,
      email: `${at}@example.org`,
      createdDate: new Date(clock.now()).toISOString(),
    });
  users.add({ email: 'last@example.org', fullName: 'Last', validated: false });
  expect(users.byEmail('first@example.org')).toBeUndefined();
  expect(users.byEmail('1@example.org')).toBeDefined();
  expect(users.byEmail('last@example.org')).toBeDefined();
  expect(users.byEmail(UMA)).toBeDefined();
});
