/** A real nginx as a child process, for tests of nginx.conf. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Environment } from '../build/environment';
import { nginxMaps } from './page-titles';
import { UsageError } from '../program';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

export interface ChildNginx {
  url: string;
  /** Whether it sends the build's `.br`. */
  brotli: boolean;
  /** Its access log so far. */
  log(): string;
  stop(): Promise<void>;
}

/** A real nginx on a free port, with the configuration rendered from the environment as the container renders it. */
export async function startNginx(site: string, environment: Environment): Promise<ChildNginx> {
  const nginx = [process.env.NGINX_PATH ?? '', ...PLACES].find((path) => path && existsSync(path));
  if (!nginx) throw new UsageError('No nginx found: install it, or name it with NGINX_PATH.');
  const state = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(state, 0o755);
  const port = await freePort();
  writeFileSync('nginx/known-addresses.conf', nginxMaps(process.cwd()));
  execFileSync('sh', ['nginx/render.sh'], {
    env: {
      PATH: process.env.PATH,
      NGINX_PATH: nginx,
      ...(process.env.NGINX_MODULES && { NGINX_MODULES: process.env.NGINX_MODULES }),
      STATE: state,
      SITE: resolve(site),
      PORT: `127.0.0.1:${port}`,
      ACCESS_LOG: join(state, 'access.log'),
      ...environment,
    },
  });
  // As root, nginx would read the files as another user, who may not see this folder.
  const user = process.getuid?.() === 0 ? ' user root root;' : '';
  const words = ['-p', state, '-c', join(state, 'nginx.conf'), '-g', `daemon off;${user}`];
  const child = spawn(nginx, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  // Nor does it outlive us when we end by an exception.
  const kill = () => void child.kill();
  process.once('exit', kill);
  const ended = new Promise<number | null>((done) => void child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    rmSync(state, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const up = await Promise.race([ended.then(() => false), answers(url)]);
  const brotli = readFileSync(join(state, 'precompressed.conf'), 'utf8').includes('brotli');
  if (up) return { url, brotli, log: () => readFileSync(join(state, 'access.log'), 'utf8'), stop };
  await stop();
  throw new UsageError('nginx did not start, see above.');
}

async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer) return answer.ok;
    await new Promise((wait) => void setTimeout(wait, 50));
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
