import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import writeExcel from 'write-excel-file/node';
import type { TableFile, TableRows } from '@/contract/dataset/table-preview';
import { makeWorld } from '../../mocks/rules/world/world';
import type { ObservedDataset } from '../../mocks/data/observations/observed-dataset';
import type { Figure } from './figure';
import { percentile } from './percentile';
import { serveWorld } from './served-world';

const ROWS = 100_000;
const COLUMNS = 20;
const FIRST = 10;
const LATER = 200;
const BLOCKED = 200;
const PAGES = 40;
const POLL = 250;
const UUID = '00000000-0000-4000-8000-000000000001';

/** Numbers, texts that come again, and days: a third of the columns each. */
async function writeWorkbook(path: string): Promise<void> {
  const cell = (row: number, column: number) => {
    if (column % 3 === 0) return { value: row * 0.1 + column, type: Number };
    if (column % 3 === 1) return { value: `text ${row % 5_000} ${column}`, type: String };
    return { value: new Date(Date.UTC(2000, 0, 1 + (row % 9_000))), type: Date, format: 'yyyy-mm-dd' };
  };
  const columns = Array.from({ length: COLUMNS }, (_, i) => i);
  const header = columns.map((column) => ({ value: `Column ${column + 1}`, type: String }));
  const rows = Array.from({ length: ROWS }, (_, row) => columns.map((column) => cell(row, column)));
  await writeExcel([header, ...rows]).toFile(path);
}

const datasetOf = (path: string, size: number): ObservedDataset => ({
  head: {
    uuid: '00000000-0000-4000-8000-000000000000',
    title: 'Workbook',
    state: 'PUBLISHED',
    versionTag: '1.0',
    current: true,
    crops: [],
    creators: [],
    locations: [],
  },
  descriptors: [],
  accessions: [],
  columns: [],
  methods: [],
  files: [
    {
      uuid: UUID,
      name: 'workbook.xlsx',
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size,
      table: true,
      content: async () => new Uint8Array(await readFile(path)),
    },
  ],
});

/** A large workbook looked at: the first page, later ones, and what else the API does meanwhile. */
export async function preview(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  const path = join(folder, 'workbook.xlsx');
  try {
    await writeWorkbook(path);
    const { size } = await stat(path);
    const served = await serveWorld(makeWorld({ accessions: 300, demo: false, traits: [datasetOf(path, size)] }));
    try {
      await served.ask('/info');
      const delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
      const start = performance.now();
      const told = new Set<number>();
      const others: number[] = [];
      let file: TableFile;
      for (;;) {
        file = await served.ask<TableFile>(`/amphibian/${UUID}`);
        if (file.status !== 'READING') break;
        told.add(file.progress);
        const asked = performance.now();
        await served.ask('/info');
        others.push(performance.now() - asked);
        await new Promise((resolve) => setTimeout(resolve, POLL));
      }
      const first = await served.ask<TableRows>(`/amphibian/${UUID}/0?p=0&l=100`);
      const seconds = (performance.now() - start) / 1_000;
      delay.disable();
      const blocked = delay.max / 1e6;
      const times: number[] = [];
      for (let i = 0; i < PAGES; i++) {
        const asked = performance.now();
        const page = Math.floor((i / PAGES) * (ROWS / 100));
        const { content } = await served.ask<TableRows>(`/amphibian/${UUID}/0?p=${page}&l=100`);
        times.push(performance.now() - asked);
        if (content.length !== 100 || content[0]?.[0] !== String(Number((page * 10).toFixed(1))))
          throw new Error(`Page ${page} is not what was written.`);
      }
      const p95 = percentile(times, 0.95);
      const all = file.sheets[0]?.rowCount === ROWS && first.content[0]?.length === COLUMNS;
      return [
        {
          what: `first page of an XLSX of ${ROWS.toLocaleString('en')} rows × ${COLUMNS} (${(size / 1e6).toFixed(1)} MB), all rows counted`,
          measured: `${seconds.toFixed(1)} s, progress told ${told.size} times`,
          limit: `≤ ${FIRST} s, with progress`,
          met: seconds <= FIRST && all && told.size > 2,
        },
        {
          what: 'later pages, anywhere',
          measured: `p95 ${p95.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${PAGES}`,
          limit: `≤ ${LATER} ms`,
          met: p95 <= LATER,
        },
        {
          what: 'the longest that the API answered nobody meanwhile',
          measured: `${blocked.toFixed(0)} ms; another call took ${Math.max(...others).toFixed(0)} ms at most`,
          limit: `≤ ${BLOCKED} ms`,
          met: blocked <= BLOCKED,
        },
      ];
    } finally {
      await served.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
