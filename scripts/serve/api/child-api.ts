/** The reference API as a child process, for tests that end it amid writes. */
import { buildSync } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

export interface ChildApi {
  child: ChildProcess;
  base: string;
  /** SIGKILL: it can do nothing about it. Resolves when the process is gone. */
  kill(): Promise<void>;
}

/** The reference API in a process of its own, to be started again and again on one folder; bundled, to start quickly. */
export function childApi(): { start(folder: string): Promise<ChildApi>; remove(): void } {
  // In the project, as LevelDB's binary is found from there.
  const program = join('node_modules', '.cache', `quick-api-${process.pid}.mjs`);
  buildSync({
    entryPoints: [join('scripts', 'serve', 'api', 'quick-api.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['level'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  return {
    start: async (folder) => {
      const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
      const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
      const port = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
        void ended.then(() => reject(new Error('The server did not start.')));
      });
      return {
        child,
        base: `http://127.0.0.1:${port}`,
        kill: () => {
          child.kill('SIGKILL');
          return ended;
        },
      };
    },
    remove: () => rmSync(program, { force: true }),
  };
}
