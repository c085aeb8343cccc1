import { DEMO_USERS } from '../../mocks/data/users/demo-users';
import { startChildPortal } from '../serve/child-portal';
import type { Figure } from './figure';
import { percentile } from './percentile';

const ATTEMPTS = 100;
/** Three times seven each: below what throttling lets one client try. */
const ROUNDS = 3;
const KNOWN = 'user@example.org';
const UNKNOWN = 'nobody-has-this@example.org';
/** What two medians of the same work differ by on a machine that does other things, too. */
const NOISE = 0.1;

interface Answer {
  status: number;
  body: string;
  milliseconds: number;
}

async function wrongLogin(base: string, username: string): Promise<Answer> {
  const form = { client_id: 'pgr-portal@example.org', client_secret: 'public-client', grant_type: 'password' };
  const start = performance.now();
  const response = await fetch(`${base}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, username, password: 'Wrong-2025!' }),
  });
  const body = await response.text();
  return { status: response.status, body, milliseconds: performance.now() - start };
}

async function inTurn(base: string, names: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const name of names) answers.push(await wrongLogin(base, name));
  return answers;
}

const counts = (answers: readonly Answer[]): string => {
  const statuses = [...new Set(answers.map(({ status }) => status))].toSorted();
  return statuses.map((each) => `${answers.filter(({ status }) => status === each).length} × ${each}`).join(', ');
};
const words = (answers: readonly Answer[]) => [...new Set(answers.map(({ body }) => body))].toSorted().join();

/** On a fresh server: nothing is counted yet. */
async function served<T>(measure: (base: string) => Promise<T>): Promise<T> {
  const portal = await startChildPortal(['--fresh', '--accessions', '100']);
  try {
    // The hash of the demo's password is made once, at the first login.
    await wrongLogin(portal.url, 'first@example.org');
    return await measure(portal.url);
  } finally {
    await portal.stop();
  }
}

/** 100 wrong logins for an address that somebody has and one that nobody has: refused, throttled, worded, timed alike. */
export async function logins(): Promise<Figure[]> {
  const [known, unknown] = await served(async (base) => [
    await inTurn(base, Array<string>(ATTEMPTS).fill(KNOWN)),
    await inTurn(base, Array<string>(ATTEMPTS).fill(UNKNOWN)),
  ]);
  // By turns, so that both meet the same machine.
  const pairs = Array.from({ length: ROUNDS }, () => DEMO_USERS.slice(0, 7)).flat();
  const names = pairs.flatMap(({ email }, at) => [email, `nobody${at % 7}@example.org`]);
  const timed = await served((base) => inTurn(base, names));
  const median = (parity: 0 | 1) =>
    percentile(
      timed.filter((_, at) => at % 2 === parity).map(({ milliseconds }) => milliseconds),
      0.5,
    );
  const ratio = median(0) / median(1);
  return [
    {
      what: `${ATTEMPTS} wrong logins for a known and for an unknown address`,
      measured: `${counts(known)} and ${counts(unknown)}; ${words(known) === words(unknown) ? 'the same words' : 'OTHER WORDS'}`,
      limit: 'the same',
      met: counts(known) === counts(unknown) && words(known) === words(unknown),
    },
    {
      what: 'time of a wrong login, known and unknown address by turns',
      measured: `medians ${median(0).toFixed(0)} ms and ${median(1).toFixed(0)} ms, ratio ${ratio.toFixed(3)}`,
      limit: `within ${NOISE * 100} % of each other`,
      met: Math.abs(ratio - 1) <= NOISE,
    },
  ];
}
