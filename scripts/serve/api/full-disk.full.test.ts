import type { ApiToken, NewApiToken } from '@/contract/account';
import { execFileSync, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asClient } from '../../../mocks/world/api.fixture';
import { childApi, type ChildApi } from './child-api';

// A limit on the size of files stands for a full disk: the system refuses to write in the same way.
const limited = spawnSync('prlimit', ['--version']).status === 0 ? test : test.skip;
const room = (child: ChildProcess, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);

const folder = mkdtempSync(join(tmpdir(), 'full-'));
const api = childApi();
const running: ChildApi[] = [];
afterAll(async () => {
  await Promise.all(running.map(({ kill }) => kill()));
  rmSync(folder, { recursive: true });
  api.remove();
});

async function started(): Promise<ChildApi> {
  const one = await api.start(folder);
  running.push(one);
  return one;
}

limited('on a full disk nothing is said to be kept, and all goes on when there is room', async () => {
  const { child, base, kill } = await started();
  const form = { grant_type: 'password', username: 'user@example.org', password: 'Demo-2025!' };
  const signedIn = await fetch(`${base}/oauth/token`, { method: 'POST', body: asClient(form) });
  const { access_token: session } = (await signedIn.json()) as { access_token: string };
  const call = (method: string, token = `Bearer ${session}`, body?: object, at = base) =>
    fetch(`${at}/api/v2/me/tokens`, {
      method,
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const make = (label: string) =>
    call('POST', undefined, { label, active: true, expires: null, password: 'Demo-2025!' });
  const labels = async (at = base) =>
    ((await (await call('GET', undefined, undefined, at)).json()) as ApiToken[]).map(({ label }) => label);

  const { token } = (await (await make('before')).json()) as NewApiToken;
  room(child, 10);
  for (const label of ['lost', 'lost again']) {
    const answer = await make(label);
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ error: 'storage_full' });
  }
  expect(await labels()).toEqual(['before']);
  expect((await call('GET', `API-Token ${token}`)).status).toBe(200);
  room(child, 'unlimited');
  expect((await make('after')).status).toBe(200);
  expect((await make('later')).status).toBe(200);
  await kill();
  expect(await labels((await started()).base)).toEqual(['before', 'after', 'later']);
});
