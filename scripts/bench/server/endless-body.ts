import { readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { ROOT_PATHS } from '@/contract/root-paths';
import { answers } from '../../../mocks/handlers';
import { NOBODY } from '../../../mocks/tokens/caller';
import { startChildPortal } from '../../serve/child-portal';
import type { Figure } from '../figure';

const BYTES = 600_000_000;
const MEGABYTE = 1_000_000;
const LIMIT = 20;

/** The memory of a process in megabytes, as Linux counts it; `VmHWM`: the most that it ever had. */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / MEGABYTE;
}

/** Sends a body without its length until it is all sent or the server has ended it. */
async function sendEndless(address: string): Promise<{ status: number; sent: number }> {
  const piece = Buffer.alloc(MEGABYTE, 'a');
  let sent = 0;
  let status = 0;
  await new Promise<void>((ended) => {
    const headers = { 'Content-Type': 'application/json' };
    const asked = send(address, { method: 'POST', headers, agent: false }, (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
    });
    asked.on('error', () => undefined).on('close', ended);
    const more = (): void => {
      while (sent < BYTES && !asked.destroyed) {
        sent += piece.length;
        if (!asked.write(piece)) return void asked.once('drain', more);
      }
      asked.end();
    };
    more();
  });
  return { status, sent };
}

/** 600 MB without their length on every line that is open to strangers, a server of its own for each. */
export async function* endlessBody(): AsyncGenerator<Figure> {
  const open = answers.filter(({ line, allow }) => line.startsWith('POST ') && allow(NOBODY));
  for (const { line } of open) {
    const portal = await startChildPortal(['--fresh', '--accessions', '100']);
    try {
      const path = line.slice('POST '.length).replaceAll(/:\w+/g, 'x');
      const isRoot = ROOT_PATHS.some((each) => path.startsWith(each));
      const address = `${portal.url}${isRoot ? '' : '/api/v2'}${path}`;
      // What the first call of all loads is no memory of bodies.
      await fetch(address, { method: 'POST', body: 'a'.repeat(4 * MEGABYTE) });
      await fetch(address, { method: 'POST', body: 'a'.repeat(4 * MEGABYTE) });
      const before = memoryOf(portal.pid, 'VmHWM');
      const { status, sent } = await sendEndless(address);
      const more = memoryOf(portal.pid, 'VmHWM') - before;
      yield {
        what: `${BYTES / MEGABYTE} MB without their length, ${line}`,
        measured: `${status} after ${sent / MEGABYTE} MB were sent; memory + ${more.toFixed(1)} MB`,
        limit: `413, memory + ≤ ${LIMIT} MB`,
        met: status === 413 && more <= LIMIT,
      };
    } finally {
      await portal.stop();
    }
  }
}
