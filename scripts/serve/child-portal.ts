import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ChildPortal {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  readyAfter: number;
  pid: number;
  stop(): Promise<void>;
}

/** `npm start` in a process and with a memory of its own, on a free port, with nothing kept from before or for later. */
export async function startChildPortal(words: string[], environment: NodeJS.ProcessEnv = {}): Promise<ChildPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...words], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: folder, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Nor does it outlive us when we end by an exception.
  const kill = () => void child.kill();
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      said += text;
      // As it calls itself: the links in its messages lead there, and another host name is another session.
      const [own] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (own) resolve(own);
    });
    void ended.then(() => reject(new Error(`The portal did not start.\n${said}`)));
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, pid: child.pid ?? 0, readyAfter: performance.now() - start, stop };
}
