import { once } from 'node:events';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import type { Accession } from '@/contract/accession/accession';
import type { Dataset } from '@/contract/dataset/dataset';
import type { Page } from '@/contract/page';
import { startChildPortal } from '../serve/child-portal';
import { applicationToken, sessionToken } from './application-token';
import type { Figure } from './figure';
import { worstRequests, type Known, type WorstRequest } from './worst-requests';

const SIZES = (process.env.SIZES ?? '20000,1000000').split(',').map(Number);
/** Milliseconds: the longest answer, the longest that others wait, and how often they ask. */
const ANSWERED = 2_000;
const WAITED = 200;
const EVERY = 20;

interface Heard {
  status: number;
  /** Until its answer begins, and to its end. */
  begun: number;
  took: number;
  /** The beginning of the answer, to know a sentence by. */
  text: string;
}

/** Asks over connections that stay open; what it hears is thrown away as it comes, so that only the server works. */
function asker(base: string, token: string) {
  const agent = new Agent({ keepAlive: true });
  return async ({ line, body }: Pick<WorstRequest, 'line' | 'body'>): Promise<Heard> => {
    const [method = '', path = ''] = line.split(' ');
    const address = path.startsWith('/brapi/') ? path : `/api/v2${path}`;
    const start = performance.now();
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const asked = send(base + address, { method, agent, headers });
    // Heard by `once`, or after the answer has begun.
    asked.on('error', () => undefined);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const begun = performance.now() - start;
    let text = '';
    for await (const piece of answer as AsyncIterable<Buffer>)
      if (text.length < 400) text += piece.subarray(0, 400).toString('utf8');
    return { status: answer.statusCode ?? 0, begun, took: performance.now() - start, text };
  };
}

type Ask = ReturnType<typeof asker>;

/** The longest that anybody waited for something cheap while `work` lasted. */
async function meanwhile<T>(
  ask: Ask,
  cheap: WorstRequest,
  work: () => Promise<T>,
): Promise<{ done: T; waited: number }> {
  const others: Promise<void>[] = [];
  let waited = 0;
  const other = async (): Promise<void> => {
    // A connection that the server closed while it was idle says nothing about waiting.
    const { took } = await ask(cheap).catch(() => ask(cheap));
    waited = Math.max(waited, took);
  };
  const timer = setInterval(() => void others.push(other()), EVERY);
  await new Promise((resolve) => setTimeout(resolve, EVERY * 3));
  const done = await work();
  clearInterval(timer);
  await Promise.all(others);
  return { done, waited };
}

const isStreamed = ({ line }: WorstRequest): boolean => line.includes('/download');

async function* measure(accessions: number): AsyncGenerator<Figure> {
  const portal = await startChildPortal(['--fresh', '--accessions', String(accessions)]);
  try {
    const token = await applicationToken(portal.url);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const post = async <T>(path: string): Promise<T> =>
      (await (await fetch(`${portal.url}/api/v2${path}`, { method: 'POST', headers, body: '{}' })).json()) as T;
    const rows = (await post<Page<Accession>>('/acn/list?l=1000')).content;
    const datasets = (await post<Page<Dataset>>('/dataset/list?l=1000')).content;
    const known: Known = {
      uuids: rows.map(({ uuid }) => uuid),
      numbers: rows.map(({ accessionNumber }) => accessionNumber),
      datasets: datasets.map(({ uuid }) => uuid),
    };
    const ask = asker(portal.url, token);
    const askSignedIn = asker(portal.url, await sessionToken(portal.url, 'admin@example.org'));
    const cheap = { what: 'one accession', line: `GET /acn/details/${known.uuids[1]}` };
    // What a large catalogue prepares after its start ends with this; whoever asks before is told to wait.
    const last = { line: 'POST /acn/match', body: { identifiers: ['X'] } };
    while ((await ask(last)).status === 503);
    await ask(cheap);
    for (const asked of worstRequests(known)) {
      const one = asked.signedIn ? askSignedIn : ask;
      const { done, waited } = await meanwhile(ask, cheap, () => one(asked).catch(() => one(asked)));
      // A file is answered when it begins; its reader says how fast it comes.
      const answered = isStreamed(asked) ? done.begun : done.took;
      const said = done.status >= 400 ? `: ${/"error_description":"([^"]*)/.exec(done.text)?.[1] ?? done.text}` : '';
      const took = answered === done.took ? '' : `, at its end after ${done.took.toFixed(0)} ms`;
      yield {
        what: `${accessions.toLocaleString('en')} accessions, ${asked.what}`,
        measured: `${done.status} in ${answered.toFixed(0)} ms${took}, others waited ${waited.toFixed(0)} ms${said.slice(0, 120)}`,
        limit: `≤ ${ANSWERED} ms, others ≤ ${WAITED} ms`,
        met: answered <= ANSWERED && waited <= WAITED && done.status !== 500,
      };
    }
  } finally {
    await portal.stop();
  }
}

/** The worst single requests of a visitor, while somebody else asks for one accession every 20 ms. */
export async function* worst(): AsyncGenerator<Figure> {
  for (const size of SIZES) yield* measure(size);
}
