import { spawn } from 'node:child_process';

/** Keeps a core of the machine busy, as other programs of a server do. The answer ends it. */
export function busyCore(): () => void {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  // Nor does it outlive us when we end by an exception.
  const end = () => void child.kill();
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
}
