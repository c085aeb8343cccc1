import type { ApiToken, NewApiToken } from '@/contract/account/account';
import type { Page } from '@/contract/page';
import type { Partner } from '@/contract/reference/partner';
import type { Subset, SubsetDetails } from '@/contract/subset/subset';
import { execFileSync, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asClient } from '../../../mocks/rules/world/api.fixture';
import { childApi, type ChildApi } from './child-api';

// A limit on the size of files stands for a full disk: the system refuses to write in the same way.
const limited = spawnSync('prlimit', ['--version']).status === 0 ? test : test.skip;
const room = (child: ChildProcess, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);

const folder = mkdtempSync(join(tmpdir(), 'api-'));
const api = childApi();
const running: ChildApi[] = [];
afterAll(async () => {
  await Promise.all(running.map(({ kill }) => kill()));
  rmSync(folder, { recursive: true });
  api.remove();
});

async function started(name: string): Promise<ChildApi> {
  const one = await api.start(join(folder, name));
  running.push(one);
  return one;
}

async function signedIn(base: string, username: string): Promise<string> {
  const form = { grant_type: 'password', username, password: 'Demo-2025!' };
  const answer = await fetch(`${base}/oauth/token`, { method: 'POST', body: asClient(form) });
  return ((await answer.json()) as { access_token: string }).access_token;
}

limited('on a full disk nothing is said to be kept, and all goes on when there is room', async () => {
  const { child, base, kill } = await started('full');
  const session = await signedIn(base, 'user@example.org');
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
  expect(await labels((await started('full')).base)).toEqual(['before', 'after', 'later']);
});

test('killed amid writes again and again it has all that it acknowledged, and nothing half', async () => {
  let { base, kill } = await started('killed');
  const token = await signedIn(base, 'publisher@example.org');
  const call = async <T>(line: string, body: object): Promise<T> => {
    const [method = '', path = ''] = line.split(' ');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${base}/api/v2${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${line}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const there = async () => (await call<Page<Subset>>('POST /subset/list', { title: { sw: ['Killed'] } })).content;
  const [owner] = (await call<Page<Partner>>('POST /partner/list?l=1', {})).content;
  for (const title of ['Killed 1', 'Killed 2', 'Killed 3'])
    await call('POST /subset', { title, description: '0', owner: { uuid: owner?.uuid } });
  for (const writes of [1, 2, 5, 10, 20, 40]) {
    let acknowledged = 0;
    const kept = new Map<string, number>();
    const change = async ({ uuid, title, description, version = 0 }: Subset): Promise<void> => {
      for (let [now, at] = [version, Number(description)]; ; at += 1) {
        kept.set(title, at);
        const body = { version: now, description: String(at + 1) };
        const answer = await call<SubsetDetails>(`PUT /subset/${uuid}`, body).catch((error: unknown) => {
          // Nobody answers any more: an error of Node's fetch, which is of another realm.
          if (String(error).startsWith('TypeError')) return undefined;
          throw error;
        });
        if (!answer) return;
        now = answer.version ?? 0;
        acknowledged += 1;
        // The others are being written.
        if (acknowledged === writes) void kill();
      }
    };
    await Promise.all((await there()).map(change));
    ({ base, kill } = await started('killed'));
    for (const { uuid, title, description, version } of await there()) {
      const known = kept.get(title) ?? Number.NaN;
      expect([known, known + 1]).toContain(Number(description));
      const audit = await fetch(`${base}/api/v2/audit/subset/${uuid}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(await audit.json()).toHaveLength(version ?? 0);
    }
    expect(kept.size).toBe(3);
  }
});
