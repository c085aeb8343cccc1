import { rm } from 'node:fs/promises';
import type { Descriptor } from '@/contract/descriptor';
import type { DataRow, DescriptorSummary, Observed } from '@/contract/observation';
import type { Page } from '@/contract/page';
import { accessionBuilder } from '../../mocks/accessions/builder';
import { ACCESSION_REFERENCE } from '../../mocks/reference/reference';
import { makeWorld } from '../../mocks/world/world';
import { importFiles } from '../../mocks/import/load';
import { loadTraits } from '../../mocks/import/traits/load-traits';
import { compareSummaries } from '../tools/check-traits/compare-summaries';
import { simpleTraits } from '../tools/check-traits/simple-traits';
import type { Figure } from './figure';
import { percentile } from './percentile';
import { serveWorld } from './served-world';
import { traitsFiles } from './traits-files';

const INSTITUTE = 'USA016';
const PAGE = 200;
const FILTER = 300;
const PAGE_ROWS = 100;
const ROUNDS = 40;

const count = (n: number) => n.toLocaleString('en');

async function timed<T>(ask: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const start = performance.now();
  const answer = await ask();
  return { answer, milliseconds: performance.now() - start };
}

const within = (what: string, times: readonly number[], limit: number): Figure => {
  const p95 = percentile(times, 0.95);
  return {
    what,
    measured: `p95 ${p95.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
    limit: `≤ ${limit} ms`,
    met: p95 <= limit,
  };
};

/** Every other descriptor with every next one, as ranges or codes that leave a good part. */
function filters(descriptors: readonly Descriptor[], summaries: readonly DescriptorSummary[]) {
  const criterion = (at: number) => {
    const { uuid, dataType } = descriptors[at % descriptors.length] ?? { uuid: '', dataType: 'TEXT' };
    const summary = summaries.find(({ descriptorUuid }) => descriptorUuid === uuid);
    const { q25, q75 } = summary?.quantiles ?? {};
    const range = dataType === 'NUMERIC' || dataType === 'SCALE';
    return [uuid, range ? { ge: q25, le: q75 } : { eq: [summary?.terms?.[0]?.term ?? ''] }] as const;
  };
  return Array.from({ length: ROUNDS }, (_, i) => Object.fromEntries([criterion(i * 2), criterion(i * 3 + 1)]));
}

/** A national collection's observations: imported, paged, filtered and counted, over HTTP. */
export async function traits(): Promise<Figure[]> {
  const { passport, traits: file, folder } = await traitsFiles();
  const builder = accessionBuilder();
  await importFiles([passport], { institute: INSTITUTE, add: (record) => builder.add(record) });
  const accessions = builder.build(ACCESSION_REFERENCE);
  const loading = await timed(() => loadTraits([file], { accessions, institute: INSTITUTE }));
  const { datasets, report } = loading.answer;
  const [dataset] = datasets;
  const [said] = report.files;
  if (!dataset || !said) throw new Error('No observations were loaded.');
  const served = await serveWorld(makeWorld({ accessions, traits: datasets }));
  try {
    const { uuid } = dataset.head;
    const path = `/dataset/data?datasetUuids=${uuid}&l=${PAGE_ROWS}&fields=uuid,accessionNumber,instituteCode`;
    const summaries = await served.ask<DescriptorSummary[]>(`/dataset/${uuid}/summary`);
    const pages: number[] = [];
    const lastPage = Math.floor(dataset.accessions.length / PAGE_ROWS);
    for (let round = 0; round < ROUNDS; round++) {
      const sort = round % 4 === 3 ? `&s=${dataset.descriptors[round % dataset.descriptors.length]?.uuid}&d=DESC` : '';
      const p = Math.floor((round / ROUNDS) * lastPage);
      const { milliseconds } = await timed(() => served.ask<Page<DataRow>>(`${path}&p=${p}${sort}`, {}));
      pages.push(milliseconds);
    }
    const filterTimes: number[] = [];
    const filterPages: number[] = [];
    for (const observations of filters(dataset.descriptors, summaries)) {
      const body = { filters: { observations } };
      const observed = await timed(() => served.ask<Observed>(`/dataset/observed?datasetUuids=${uuid}`, body));
      const page = await timed(() => served.ask<Page<DataRow>>(path, body));
      filterTimes.push(observed.milliseconds);
      filterPages.push(page.milliseconds);
      if (page.answer.totalElements !== observed.answer.total) throw new Error('Two answers to one filter differ.');
    }
    const simple = simpleTraits(file, passport, INSTITUTE);
    const differences = compareSummaries(summaries, dataset.descriptors, simple);
    return [
      {
        what: `${count(said.observations)} observations of ${said.descriptors} descriptors imported, each accounted for`,
        measured: `${count(said.loaded)} loaded + ${count(said.refused)} refused in ${(loading.milliseconds / 1000).toFixed(1)} s`,
        limit: `${count(simple.loaded)} + ${count(simple.rows - simple.loaded)}`,
        met: said.loaded === simple.loaded && said.loaded + said.refused === simple.rows,
      },
      within(`a page of ${PAGE_ROWS} accessions with all their values`, pages, PAGE),
      within('accessions by two descriptors', filterTimes, FILTER),
      within('a page of those', filterPages, FILTER),
      {
        what: 'distributions beside a plain count over the file',
        measured: `${differences.length} differences${differences.length > 0 ? `: ${differences[0]}` : ''}`,
        limit: `${dataset.descriptors.length} equal`,
        met: differences.length === 0,
      },
    ];
  } finally {
    await served.stop();
    if (folder) await rm(folder, { recursive: true });
  }
}
