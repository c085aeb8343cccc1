import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStore, type Store } from '../../mocks/tools/store/store';
import { openStores } from '../serve/api/open-stores';
import type { Figure } from './figure';

const SINGLE = 500;
const MANY = 20_000;
/** About as long as an item with a description. */
const row = (at: number) => ({
  uuid: crypto.randomUUID(),
  title: `Item ${at}`,
  description: 'x'.repeat(300),
  version: 1,
});

/** Rows on this machine's disk: one by one as calls make them, many at once as an import does, and all at the start. */
export async function rows(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  const begin = async (): Promise<Store> => {
    const store = makeStore((await openStores(folder, 'bench')).stores);
    await store.ready();
    return store;
  };
  const timed = async (work: () => Promise<void>): Promise<number> => {
    const start = performance.now();
    await work();
    return (performance.now() - start) / 1000;
  };
  try {
    const store = await begin();
    const items = store.rows<ReturnType<typeof row>>('items');
    const single = await timed(async () => {
      for (let at = 0; at < SINGLE; at += 1) {
        items.set(`single ${at}`, row(at));
        await store.commit();
      }
    });
    const many = await timed(async () => {
      for (let at = 0; at < MANY; at += 1) items.set(`many ${at}`, row(at));
      await store.commit();
    });
    await store.close();
    let size = 0;
    const load = await timed(async () => {
      const again = await begin();
      ({ size } = again.rows('items'));
      await again.close();
    });
    if (size !== SINGLE + MANY) throw new Error(`${size} rows are there.`);
    const figure = (what: string, seconds: number, limit: number): Figure => ({
      what,
      measured: `${seconds.toFixed(2)} s`,
      limit: `≤ ${limit} s`,
      met: seconds <= limit,
    });
    return [
      figure(`${SINGLE} rows, each on the disk before the next`, single, 5),
      figure(`${MANY} rows in one commit`, many, 5),
      figure(`start with ${size} rows, both databases opened, checked and closed`, load, 5),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
