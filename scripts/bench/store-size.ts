/**
 * How fast the accession store is: `npx tsx scripts/bench/store-size.ts --accessions 4300000`. Prints the time until it is
 * ready, the memory of the process and the times of `filterPage` (a page and its facets) by kind of question.
 * `--each N` questions of a kind. Exit code 1 when a limit of the live catalogue's size is passed.
 */
import { parseArgs } from 'node:util';
import { accessionBuilder } from '../../mocks/accessions/builder';
import { ACCESSION_REFERENCE } from '../../mocks/reference/reference';
import { fillDemo } from '../../mocks/demo/demo-catalogue';
import { percentile } from './percentile';
import { storeQuestions } from './store-questions';

const { values } = parseArgs({
  options: { accessions: { type: 'string', default: '20000' }, each: { type: 'string', default: '10' } },
});
const MIB = 2 ** 20;
const seconds = (from: number): number => (performance.now() - from) / 1000;
const row = (...cells: (string | number)[]): void =>
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(28) : String(cell).padStart(12))).join(''));

let peak = 0;
const memory = (): number => {
  peak = Math.max(peak, process.resourceUsage().maxRSS / 1024);
  return process.memoryUsage().rss / MIB;
};

const begun = performance.now();
const builder = accessionBuilder();
fillDemo((record) => builder.add(record), Number(values.accessions));
const filled = seconds(begun);
const store = builder.build(ACCESSION_REFERENCE);
const ready = seconds(begun);
row('accessions', builder.size);
row('filled, s', filled.toFixed(1));
const { user, system } = process.cpuUsage();
row('processor time, s', ((user + system) / 1e6).toFixed(1));
row('ready, s', ready.toFixed(1));
row('memory then, MiB', memory().toFixed(0));

const { suggestions, totalElements } = await store.filterPage({}, { limit: 50 });
row('current', totalElements);
const times = new Map<string, number[]>();
const measure = async (kind: string, work: () => Promise<unknown>): Promise<void> => {
  const start = performance.now();
  await work();
  times.set(kind, [...(times.get(kind) ?? []), performance.now() - start]);
};
// A server makes these indexes in between questions; here the first question for a uuid or a text makes them.
const indexing = performance.now();
await store.byUuid(['00000000-0000-0000-0000-000000000000']);
await store.count({ _text: 'first' });
row('indexed after it, s', seconds(indexing).toFixed(1));
const questions = storeQuestions(suggestions, Number(values.each));
for (const { kind, filter, query } of questions) await measure(kind, () => store.filterPage(filter, query));
const all = [...times.values()].flat();

const typed = ['pi 3', 'wh', 'CIAT', 'ethi', 'IRGC 12', 'triticum ae', 'x'];
for (const q of typed) await measure('suggest', () => store.suggest(q));
await measure('overview, all facets', () => store.overview({}));
await measure('counts', () => store.counts());

row('', 'p50, ms', 'p95, ms', 'most, ms');
for (const [kind, list] of times)
  row(kind, percentile(list, 0.5).toFixed(0), percentile(list, 0.95).toFixed(0), Math.max(...list).toFixed(0));
const p95 = percentile(all, 0.95);
row('filterPage, all kinds', percentile(all, 0.5).toFixed(0), p95.toFixed(0), Math.max(...all).toFixed(0));
row('memory at the end, MiB', memory().toFixed(0), 'most:', peak.toFixed(0));
if (p95 > 400 || peak > 3 * 1024 || ready > 60) process.exitCode = 1;
