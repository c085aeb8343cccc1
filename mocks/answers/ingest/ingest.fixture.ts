import type { DatasetDetails, DatasetFile } from '@/contract/dataset/dataset';
import type { IngestColumn, IngestProposal, IngestReport, IngestRequest, IngestTask } from '@/contract/dataset/ingest';
import { testApi } from '../../rules/world/api.fixture';

/** What is proposed, with new descriptors where nothing is chosen. */
export const agreed = ({ titleRows, headingRows, columns, descriptors }: IngestProposal): IngestRequest => ({
  titleRows,
  headingRows,
  columns: columns.map(({ at, role, name, year, method, translations }): IngestColumn => ({
    at,
    role,
    ...(name && { name }),
    ...(year && { year }),
    ...(method && { method }),
    ...(translations && { translations }),
  })),
  descriptors: descriptors.map((each) =>
    'uuid' in each ? { name: each.name, uuid: each.uuid } : { name: each.name, made: each.guessed },
  ),
  mode: 'replace',
});

/** Calls as a publisher, who takes in tables of accessions that are here. */
export function ingestApi() {
  const api = testApi({ accessions: 200 });
  let token = '';
  const owner = { uuid: '' };
  const numbers: { number: string; institute: string }[] = [];

  beforeAll(async () => {
    token = await api.token('publisher@example.org');
    const [partner] = await api.world.catalogue.partners.all();
    owner.uuid = partner?.uuid ?? '';
    const { content } = await api.world.accessions.page({}, { l: 40 });
    numbers.push(
      ...content.map(({ accessionNumber, instituteCode }) => ({ number: accessionNumber, institute: instituteCode })),
    );
  });

  const asked = (line: string, body?: unknown) => api.call(line.replace(' ', ' /api/v2'), { token, body });
  async function call<T>(line: string, body?: unknown): Promise<T> {
    const response = await asked(line, body);
    if (!response.ok) throw new Error(`${line}: ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** A draft with one file, and the address of its first sheet. */
  async function withFile(lines: readonly (readonly string[])[] | Uint8Array<ArrayBuffer>, more: object = {}) {
    const { uuid } = await call<DatasetDetails>('POST /dataset', { title: 'Trials', owner, ...more });
    const sent = new FormData();
    const source =
      lines instanceof Uint8Array
        ? new File([lines], 'table.xlsx')
        : new File([lines.map((line) => line.join('\t')).join('\n')], 'table.tsv', {
            type: 'text/tab-separated-values',
          });
    sent.append('file', source);
    const file = await call<DatasetFile>(`POST /dataset/${uuid}/files`, sent);
    return { uuid, path: `/ingest/${uuid}/${file.uuid}/0` };
  }

  async function ended(task: IngestTask): Promise<IngestTask> {
    const now = await call<IngestTask>(`GET /ingest/task/${task.id}`);
    return now.status === 'running' ? ended(now) : now;
  }
  async function done(path: string, request: IngestRequest): Promise<IngestReport> {
    const { report, error } = await ended(await call<IngestTask>(`POST ${path}`, request));
    if (!report) throw new Error(error ?? 'No report.');
    return report;
  }
  const versionOf = async (uuid: string) => (await call<DatasetDetails>(`GET /dataset/${uuid}`)).version ?? 0;

  return { api, owner, numbers, bearer: () => token, asked, call, withFile, ended, done, versionOf };
}
