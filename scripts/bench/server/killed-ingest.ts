import type { Accession } from '@/contract/accession';
import type { Dataset, DatasetDetails, DatasetFile } from '@/contract/dataset';
import type { IngestRequest, IngestTask } from '@/contract/ingest';
import type { DescriptorSummary } from '@/contract/observation';
import type { Page } from '@/contract/page';
import { firstPartner } from './first-partner';
import type { Call, Writer } from './killed-writers';

const NAMES = ['Awn gloss', 'Awn width', 'Awn angle'];
const TITLE = 'Loaded n';
const random = (below: number): number => Math.floor(Math.random() * below);

/** Of a wide table the first columns, so that each number of them is a number of observations. */
const requestOf = (columns: number, version: number): IngestRequest => ({
  titleRows: 0,
  headingRows: 1,
  mode: 'replace',
  version,
  columns: [
    { at: 0, role: 'institute' },
    { at: 1, role: 'accession' },
    ...NAMES.slice(0, columns).map((name, at) => ({ at: at + 2, role: 'descriptor' as const, name })),
  ],
  descriptors: NAMES.map((name) => ({ name, made: { title: name, dataType: 'NUMERIC', category: 'EVALUATION' } })),
});

/** Uploads, and loads of what was uploaded: all of one are there or none, and every file can be read. */
export function ingest(callAs: (username: string) => Writer['callOf']): Writer {
  let items = new Map<string, DatasetDetails>();
  let owner: string | undefined;
  let table: string | undefined;
  let counter = 0;
  let rows = 0;

  const make = async (call: Call, title: string): Promise<void> => {
    const { uuid } = await call<DatasetDetails>('POST /dataset', { title, owner: { uuid: owner } });
    const form = new FormData();
    form.append('file', new File([table ?? ''], 'table.tsv', { type: 'text/tab-separated-values' }));
    await call<DatasetFile>(`POST /dataset/${uuid}/files`, form);
    items.set(title, await call<DatasetDetails>(`GET /dataset/${uuid}`));
  };
  const load = async (call: Call, title: string, columns: number): Promise<void> => {
    const { uuid, version = 0, files } = items.get(title) as DatasetDetails;
    let task = await call<IngestTask>(`POST /ingest/${uuid}/${files[0]?.uuid}/0`, requestOf(columns, version));
    while (task.status === 'running') task = await call<IngestTask>(`GET /ingest/task/${task.id}`);
    if (!task.report?.applied) throw new Error(`${title}: ${task.status} ${task.error}`);
    items.set(title, await call<DatasetDetails>(`GET /dataset/${uuid}`));
  };

  return {
    what: 'uploads and loads of observations',
    callOf: callAs('publisher@example.org'),
    next: (known) => {
      const loadable = [...known.keys()].filter((title) => (items.get(title)?.files.length ?? 0) > 0);
      const title = loadable[random(loadable.length)];
      if (title !== undefined && (known.size >= 5 || random(3) > 0)) {
        const columns = 1 + random(NAMES.length);
        return { key: title, value: String(columns * rows), send: (call) => load(call, title, columns) };
      }
      const made = `${TITLE}${Date.now()}-${(counter += 1)}`;
      return { key: made, value: '0', send: (call) => make(call, made) };
    },
    state: async (call) => {
      owner ??= await firstPartner(call);
      if (table === undefined) {
        const { content } = await call<Page<Accession>>('POST /acn/list?l=100', {});
        rows = content.length;
        const lines = content.map(({ instituteCode, accessionNumber }, i) =>
          [instituteCode, accessionNumber, ...NAMES.map((_, at) => String(i * 10 + at))].join('\t'),
        );
        table = [['INSTCODE', 'ACCENUMB', ...NAMES].join('\t'), ...lines].join('\n');
      }
      const { content } = await call<Page<Dataset>>('POST /dataset/list?l=50', { title: { sw: [TITLE] } });
      items = new Map();
      const half: string[] = [];
      for (const { uuid, title, observationCount } of content) {
        const details = await call<DatasetDetails>(`GET /dataset/${uuid}`);
        items.set(title, details);
        const summary = await call<DescriptorSummary[]>(`GET /dataset/${uuid}/summary`);
        const counted = summary.reduce((sum, { count }) => sum + count, 0);
        if (counted !== observationCount) half.push(`${title}: ${observationCount} observations, ${counted} counted`);
        for (const file of details.files) {
          const { totalElements } = await call<{ totalElements: number }>(`GET /amphibian/${file.uuid}/0`);
          if (totalElements !== rows) half.push(`${title}: a file of ${totalElements} rows`);
        }
      }
      return { values: new Map(content.map(({ title, observationCount }) => [title, String(observationCount)])), half };
    },
  };
}
