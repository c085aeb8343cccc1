import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { DatasetDetails, DatasetFile } from '@/contract/dataset/dataset';
import type {
  IngestColumn,
  IngestDescriptor,
  IngestProposal,
  IngestRequest,
  IngestTask,
} from '@/contract/dataset/ingest';
import type { FilteredPage } from '@/contract/page';
import { workbookBytes } from '@/tables/xlsx/xlsx-writer';
import { makeWorld } from '../../mocks/rules/world/world';
import { asking } from './application-token';
import type { Figure } from './figure';
import { serveWorld } from './served-world';

/** Bytes of rows: as much as one file may have, and of rows that are alike as much as a packed file of 1 MB unpacks to. */
const SIZE = 9_900_000;
const PACKED = 60_000_000;
/** Milliseconds of the processor in one turn of the main thread, and bytes beyond those of before. */
const TURN = 200;
const MEMORY = 300_000_000;
const POLL = 200;
const KEYS = ['ACCENUMB', 'INSTCODE'];

interface Accession {
  accessionNumber: string;
  instituteCode: string;
}

interface Sheet {
  what: string;
  traits: number;
  value: (row: number, trait: number) => string;
  dataType: 'TEXT' | 'NUMERIC';
  size?: number;
  file: (rows: string[][]) => File;
}

const csv = (rows: readonly string[][]) => rows.map((row) => row.join('\t')).join('\n');
const plain = (rows: string[][]) => new File([csv(rows)], 'sheet.tsv', { type: 'text/tab-separated-values' });
const gzipped = (rows: string[][]) => new File([gzipSync(csv(rows))], 'sheet.tsv.gz');
const workbook = (rows: string[][]) => new File([workbookBytes([{ name: 'Sheet', rows }])], 'sheet.xlsx');

/** A different text for each number. */
const scattered = (at: number) => ((at * 2_654_435_761) >>> 0).toString(36);
const small = (row: number, trait: number) => String(((row * 7 + trait) % 97) / 2);

const SHEETS: readonly Sheet[] = [
  { what: '5 columns of numbers', traits: 5, value: small, dataType: 'NUMERIC', file: plain },
  { what: '60 columns of numbers', traits: 60, value: small, dataType: 'NUMERIC', file: plain },
  {
    what: 'every cell another text',
    traits: 20,
    value: (row, trait) => scattered(row * 20 + trait),
    dataType: 'TEXT',
    file: plain,
  },
  {
    what: '60 columns of one number, gzipped',
    traits: 60,
    value: () => '1',
    dataType: 'NUMERIC',
    file: gzipped,
    size: PACKED,
  },
  { what: '20 columns of numbers, gzipped', traits: 20, value: small, dataType: 'NUMERIC', file: gzipped },
  {
    what: '20 columns of numbers, XLSX',
    traits: 20,
    value: small,
    dataType: 'NUMERIC',
    file: workbook,
    size: 8_000_000,
  },
];

function rowsOf({ traits, value, size: most = SIZE }: Sheet, accessions: readonly Accession[]): string[][] {
  const columns = Array.from({ length: traits }, (_, trait) => trait);
  const rows = [[...KEYS, ...columns.map((trait) => `Trait ${trait}`)]];
  for (let size = 0; size < most;) {
    const { accessionNumber, instituteCode } = accessions[rows.length % accessions.length] as Accession;
    const row = [accessionNumber, instituteCode, ...columns.map((trait) => value(rows.length, trait))];
    size += row.join(' ').length + 1;
    rows.push(row);
  }
  return rows;
}

/** Milliseconds that the main thread has had of a processor (Linux). */
const worked = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** The longest turn of the event loop and the most memory until it is asked. */
function watch(): () => { turn: number; memory: number } {
  const before = process.memoryUsage.rss();
  const most = { turn: 0, memory: 0 };
  let last = worked();
  let next: NodeJS.Immediate | undefined;
  const look = () => {
    const now = worked();
    most.turn = Math.max(most.turn, now - last);
    most.memory = Math.max(most.memory, process.memoryUsage.rss() - before);
    last = now;
    next = setImmediate(look);
  };
  look();
  return () => {
    clearImmediate(next);
    return most;
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL));

/** All columns but the keys are observations, whatever was proposed. */
function requestOf(proposal: IngestProposal, { dataType }: Sheet): IngestRequest {
  const columns = proposal.columns.map(({ at }): IngestColumn => {
    if (at < KEYS.length) return { at, role: at === 0 ? 'accession' : 'institute' };
    return { at, role: 'descriptor', name: `Trait ${at - KEYS.length}` };
  });
  const descriptors = columns.flatMap(({ role, name = '' }): IngestDescriptor[] =>
    role === 'descriptor' ? [{ name, made: { title: name, category: 'EVALUATION', dataType } }] : [],
  );
  const { titleRows, headingRows } = proposal;
  return { titleRows, headingRows, columns, descriptors, mode: 'replace' };
}

type Ask = Awaited<ReturnType<typeof asking>>;

/** From upload to the end of its check. @returns What became of it. */
async function checked(ask: Ask, uuid: string, sent: FormData, sheet: Sheet): Promise<string> {
  const file = await ask<DatasetFile>(`POST /api/v2/dataset/${uuid}/files`, sent);
  const path = `/api/v2/ingest/${uuid}/${file.uuid}/0`;
  const proposal = await ask<IngestProposal>(`GET ${path}`);
  let task = await ask<IngestTask>(`POST ${path}`, requestOf(proposal, sheet));
  while (task.status === 'running') {
    await pause();
    task = await ask<IngestTask>(`GET /api/v2/ingest/task/${task.id}`);
  }
  return task.report ? `${task.report.observations.toLocaleString('en')} observations` : String(task.error);
}

/** Files of 10 MB, and packed ones, in a world that others use, too. */
export async function* ingest(): AsyncIterable<Figure> {
  const served = await serveWorld(makeWorld({ accessions: 300 }));
  try {
    const ask = await asking(served.base, 'publisher@example.org');
    const { content } = await ask<FilteredPage<Accession>>('POST /api/v2/acn/filter?l=100', {});
    const { content: owners } = await ask<FilteredPage<{ uuid: string }>>('POST /api/v2/partner/filter?l=1', {});
    const [owner] = owners;
    for (const sheet of SHEETS) {
      const file = sheet.file(rowsOf(sheet, content));
      const sent = new FormData();
      sent.set('file', file);
      // That took long: connections that were idle meanwhile end now, not while they are used.
      await pause();
      const { uuid } = await ask<DatasetDetails>('POST /api/v2/dataset', { title: sheet.what, owner });
      const seen = watch();
      const outcome = await checked(ask, uuid, sent, sheet).catch((error: Error) => error.message);
      const { turn, memory } = seen();
      yield {
        what: `a file of ${(file.size / 1e6).toFixed(1)} MB, ${sheet.what}: uploaded, proposed, checked`,
        measured: `longest turn ${turn.toFixed(0)} ms, memory +${(memory / 1e6).toFixed(0)} MB; ${outcome}`,
        limit: `≤ ${TURN} ms of the processor, ≤ ${MEMORY / 1e6} MB`,
        met: turn <= TURN && memory <= MEMORY,
      };
    }
  } finally {
    await served.stop();
  }
}
