import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { AccessionPoints, MapInfo } from '@/contract/accession/map';
import type { FilteredPage } from '@/contract/page';
import { makeFilterCodes } from '../../mocks/tools/lists/filter-codes';
import { makeStore } from '../../mocks/tools/store/store';
import { startChildPortal } from '../serve/child-portal';
import { applicationToken } from './application-token';
import { busyCore } from './busy-core';
import type { Figure } from './figure';
import { LIVE_SIZE } from './live-size';
import { percentile } from './percentile';
import { tileFilters, tileQuestions } from './tile-questions';

/** Places of a zoom that are looked at, for each filter. */
const EACH = 4;
const LIMIT = 150;
const WORLD_LIMIT = 400;

interface Timed {
  path: string;
  time: number;
  tag: string;
}

/** Tiles of the live catalogue's size over HTTP, none asked before; the world first, of each filter. */
export async function tiles(accessions = LIVE_SIZE): Promise<Figure[]> {
  const portal = await startChildPortal(['--fresh', '--accessions', String(accessions)]);
  try {
    const token = await applicationToken(portal.url);
    const post = async <T>(path: string, filter: AccessionFilter): Promise<T> => {
      const response = await fetch(`${portal.url}/api/v2${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(filter),
      });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as T;
    };
    const tile = async (path: string, filter: string, known?: string): Promise<Timed & { status: number }> => {
      const start = performance.now();
      const response = await fetch(`${portal.url}/api/v2/acn/tile/${path}?f=${filter}`, {
        headers: known === undefined ? {} : { 'If-None-Match': known },
      });
      await response.arrayBuffer();
      const time = performance.now() - start;
      return { path, time, status: response.status, tag: response.headers.get('ETag') ?? '' };
    };

    // Made in between questions for some time after the start, or by the first text that is looked for.
    await post('/acn/list?l=1', { _text: 'wheat' });
    const { suggestions } = await post<FilteredPage<Accession>>('/acn/filter', {});
    const codes = makeFilterCodes(makeStore());
    const worlds: number[] = [];
    const cold: number[] = [];
    const again: number[] = [];
    let georeferenced = 0;
    const rest = busyCore();
    for (const filter of Object.values(tileFilters(suggestions))) {
      // Nothing was asked of the filter yet: its rows are found for this tile.
      worlds.push((await tile('0/0/0@2x', await codes.encode(filter))).time);
      const info = await post<MapInfo>('/acn/mapinfo', filter);
      georeferenced = Math.max(georeferenced, info.georeferenced);
      const places = await post<AccessionPoints>(`/acn/geo?limit=${EACH * 19}`, filter);
      const asked: Timed[] = [];
      for (const { path } of tileQuestions(info.filterCode, places, EACH))
        if (path !== '0/0/0@2x') asked.push(await tile(path, info.filterCode));
      for (const { path, time, tag } of asked) {
        cold.push(time);
        const answer = await tile(path, info.filterCode, tag);
        if (answer.status !== 304) throw new Error(`Tile ${path} was sent again: ${answer.status}.`);
        again.push(answer.time);
      }
    }
    rest();
    const ms = (times: readonly number[], share: number): string => `${percentile(times, share).toFixed(0)} ms`;
    const size = `${accessions.toLocaleString('en')} accessions, ${georeferenced.toLocaleString('en')} with coordinates`;
    return [
      {
        what: `tile, ${size}: cold, any zoom, over HTTP, one core kept busy`,
        measured: `p50 ${ms(cold, 0.5)}, p95 ${ms(cold, 0.95)}, most ${ms(cold, 1)} (${cold.length} tiles)`,
        limit: `p95 ≤ ${LIMIT} ms`,
        met: percentile(cold, 0.95) <= LIMIT,
      },
      {
        what: `tile of the world, 512 pixels, of a filter that was not asked before`,
        measured: `most ${ms(worlds, 1)} (${worlds.length} filters)`,
        limit: `≤ ${WORLD_LIMIT} ms`,
        met: percentile(worlds, 1) <= WORLD_LIMIT,
      },
      {
        what: `unchanged tile, answered 304 from its ETag`,
        measured: `p50 ${ms(again, 0.5)}, p95 ${ms(again, 0.95)} (${again.length} tiles)`,
        limit: `p95 ≤ ${LIMIT} ms`,
        met: percentile(again, 0.95) <= LIMIT,
      },
    ];
  } finally {
    await portal.stop();
  }
}
