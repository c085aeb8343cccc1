import type { FilteredPage } from '@/contract/page';
import type { PassportUpdate } from '@/contract/passport/passport-update';
import { startChildPortal } from '../serve/child-portal';
import { asking } from './application-token';
import type { Figure } from './figure';

const SIZES = (process.env.SIZES ?? '20000,300000').split(',').map(Number);
const ROWS = 20_000;
const CHANGED = 10_000;
const GONE = 1_000;
/** Milliseconds: until the difference is told, and the longest that others wait meanwhile. */
const COMPARED = 5_000;
const WAITED = 500;
const CODE = 'USA995';
const UPDATES = `/api/v2/acn/${CODE}/passport-updates`;

const COLUMNS = ['ACCENUMB', 'GENUS', 'SPECIES', 'ACCENAME', 'ORIGCTY', 'DECLATITUDE', 'DECLONGITUDE', 'COLLDATE'];

const rowOf = (at: number, name: string): string =>
  [
    `B ${at}`,
    'Zea',
    'mays',
    name,
    'MEX',
    ((at % 600) / 10 - 30).toFixed(1),
    ((at % 900) / 10 + 0.5).toFixed(1),
    '1993----',
  ].join('\t');
const fileOf = (rows: readonly string[]): string => [COLUMNS.join('\t'), ...rows].join('\n');

/** What is published, then the same with changed names, some that are gone, and as many that are new. */
const before = Array.from({ length: ROWS }, (_, at) => rowOf(at, `Name ${at}`));
const after = Array.from({ length: ROWS }, (_, at) =>
  rowOf(at + GONE, at < CHANGED ? `Renamed ${at}` : `Name ${at + GONE}`),
);

async function measured(size: number): Promise<Figure[]> {
  const portal = await startChildPortal(['--fresh', '--accessions', String(size)]);
  try {
    const ask = await asking(portal.url, 'admin@example.org');
    const took = async <T>(work: () => Promise<T>) => {
      const start = performance.now();
      const answer = await work();
      return { answer, time: performance.now() - start };
    };
    const state = { longest: 0, over: false };
    const others = (async () => {
      while (!state.over) {
        const { time } = await took(() => ask('GET /api/v2/crop'));
        state.longest = Math.max(state.longest, time);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const check = (rows: readonly string[]) => {
      const form = new FormData();
      form.set('file', new File([fileOf(rows)], 'bench.txt'));
      return took(() => ask<PassportUpdate>(`POST ${UPDATES}`, form));
    };
    const apply = ({ uuid }: PassportUpdate) =>
      took(() => ask<PassportUpdate>(`POST ${UPDATES}/${uuid}/apply`, { gone: 'remove' }));
    /** As lists, facets, map, the institute and words show it. */
    const shown = async () => {
      const filter = { institute: { code: [CODE] } };
      const page = await ask<FilteredPage<unknown>>('POST /api/v2/acn/filter?l=1', filter);
      const map = await ask<{ georeferenced: number }>('POST /api/v2/acn/mapinfo', filter);
      const institute = await ask<{ accessionCount: number }>(`GET /api/v2/wiews/${CODE}`);
      const renamed = await ask<FilteredPage<unknown>>('POST /api/v2/acn/filter?l=1', { ...filter, _text: 'renamed' });
      const facet = page.suggestions['crop.shortName']?.terms.find(({ term }) => term === 'maize')?.count;
      const counts = [page.totalElements, facet, map.georeferenced, institute.accessionCount, renamed.totalElements];
      return counts.join(' ');
    };
    await apply((await check(before)).answer);
    const first = await shown();
    const { answer: update, time } = await check(after);
    const { counts } = update;
    const applied = await apply(update);
    const second = await shown();
    const again = await apply(update);
    const undone = await took(() => ask(`POST ${UPDATES}/${update.uuid}/undo`));
    const third = await shown();
    state.over = true;
    await others;
    const all = `${ROWS} ${ROWS} ${ROWS} ${ROWS}`;
    const isRight =
      first === `${all} 0` && second === `${all} ${CHANGED}` && third === first && again.answer.uuid === update.uuid;
    const said = `new ${counts.new}, changed ${counts.changed}, unchanged ${counts.unchanged}, gone ${counts.gone}`;
    const what = `${ROWS.toLocaleString('en')} rows of MCPD over ${size.toLocaleString('en')} accessions`;
    const ms = (each: number) => `${each.toFixed(0)} ms`;
    return [
      {
        what: `${what}: uploaded, compared with what is published`,
        measured: `${ms(time)} (${said})`,
        limit: `≤ ${COMPARED} ms`,
        met: time <= COMPARED && counts.new === GONE && counts.gone === GONE && counts.changed === CHANGED,
      },
      {
        what: `${what}: applied once, seen in list, facet, map, institute and search, taken back`,
        measured: `applied ${ms(applied.time)}, again ${ms(again.time)}, undone ${ms(undone.time)}; ${isRight ? 'all right at once' : `${first} | ${second} | ${third}`}`,
        limit: 'all right at once',
        met: isRight,
      },
      {
        what: `${what}: the longest that others wait meanwhile`,
        measured: ms(state.longest),
        limit: `≤ ${WAITED} ms`,
        met: state.longest <= WAITED,
      },
    ];
  } finally {
    await portal.stop();
  }
}

/** A genebank's file against what is published: the difference, its application, its taking back. */
export async function* passport(): AsyncIterable<Figure> {
  for (const size of SIZES) yield* await measured(size);
}
