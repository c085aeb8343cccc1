import { manualClock } from '../../tools/store/clock';
import { makeLimits } from './limits';

const tried = (attempt: () => unknown) => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

test('an address is closed for whoever asks, in whatever letters, until the window has passed', () => {
  const clock = manualClock();
  const { signIn } = makeLimits(clock);
  for (let at = 0; at < 10; at += 1) signIn.attempt('ann@example.org', `client ${at}`);
  expect(() => signIn.attempt(' ANN@example.org', 'another')).toThrow('Too many failed sign-ins.');
  expect(tried(() => signIn.attempt('bob@example.org', 'another'))).toBe(true);
  clock.advance(60_000);
  expect(tried(() => signIn.attempt('ann@example.org', 'another'))).toBe(true);
});

test('a client is closed for whatever addresses', () => {
  const { signIn } = makeLimits(manualClock());
  for (let at = 0; at < 50; at += 1) signIn.attempt(`${at}@example.org`, 'guesser');
  expect(tried(() => signIn.attempt('new@example.org', 'guesser'))).toBe(false);
  expect(tried(() => signIn.attempt('new@example.org', 'somebody else'))).toBe(true);
});

test('a success starts its address anew and does not pay for the guesses of its client', () => {
  const { signIn } = makeLimits(manualClock());
  for (let at = 0; at < 9; at += 1) signIn.attempt('ann@example.org', 'office');
  signIn.attempt('ann@example.org', 'office')();
  for (let at = 0; at < 40; at += 1) signIn.attempt(`${at}@example.org`, 'guesser');
  for (let at = 0; at < 100 && tried(() => signIn.attempt('own@example.org', 'guesser')()); at += 1);
  let left = 0;
  while (tried(() => signIn.attempt(`more ${left}@example.org`, 'guesser'))) left += 1;
  expect(left).toBe(10);
  expect(tried(() => signIn.attempt('ann@example.org', 'office'))).toBe(true);
});

test('whoever asks for new passwords of an address leaves its owner one, and its mailbox a number of letters', () => {
  const clock = manualClock();
  const { forgotPassword } = makeLimits(clock);
  const asked = (client: string, times: number) =>
    Array.from({ length: times }, () => tried(() => forgotPassword.attempt('ann@example.org', client))).filter(Boolean)
      .length;
  expect(asked('a stranger', 10)).toBe(3);
  expect(asked('ann', 1)).toBe(1);
  expect(Array.from({ length: 10 }, (_, at) => asked(`client ${at}`, 10)).reduce((sum, each) => sum + each)).toBe(11);
  clock.advance(600_000);
  expect(asked('a stranger', 10)).toBe(3);
});
