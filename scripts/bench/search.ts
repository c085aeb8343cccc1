import type { SuggestAnswer, SuggestRequest } from '@/contract/accession/suggest';
import { askAt } from '../../test/samples/sample-addresses';
import { startChildPortal } from '../serve/child-portal';
import type { Figure } from './figure';
import { LIVE_SIZE } from './live-size';
import { percentile } from './percentile';

const SMALL = 20_000;
/** Accessions, and milliseconds that an answer may take. */
const CASES = [
  [SMALL, 30],
  [LIVE_SIZE, 100],
] as const;

/** What people type, asked for after each key from the second on. */
const TYPED = [
  'wheat syria',
  'trigo',
  'PI 316141',
  'landrace',
  'triticum aestivum',
  'drought',
  'Éthiopie',
  'CZE122',
  'barlye',
];
const WHOLE = [
  'drought tolerant wheat landraces Syria',
  'maize since 1990 above 2000 m',
  'kanred weat',
  'trigo de Siria',
];

/** Suggestions over HTTP after every key, and whole searches understood. */
export async function search(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [accessions, limit] of CASES) {
    const portal = await startChildPortal(['--fresh', '--accessions', String(accessions)]);
    try {
      const api = await askAt(portal.url);
      const ask = async (body: SuggestRequest) => {
        const start = performance.now();
        await api<SuggestAnswer>('POST', '/acn/suggest', body);
        return performance.now() - start;
      };
      const first = await ask({ q: 'wh' });
      const keys = TYPED.flatMap((q) => Array.from({ length: q.length - 1 }, (_, at) => q.slice(0, at + 2)));
      const times: number[] = [];
      for (const q of keys) times.push(await ask({ q }));
      const whole: number[] = [];
      for (const q of WHOLE) whole.push(await ask({ q, understand: true }));
      const p95 = percentile(times, 0.95);
      const size = accessions.toLocaleString('en');
      figures.push({
        what: `suggestions after a key, ${size} accessions, over HTTP`,
        measured: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${keys.length} keys; the first ever ${first.toFixed(0)} ms; whole searches ${whole.map((time) => time.toFixed(0)).join(', ')} ms)`,
        limit: `p95 ≤ ${limit} ms`,
        met: p95 <= limit,
      });
    } finally {
      await portal.stop();
    }
  }
  return figures;
}
