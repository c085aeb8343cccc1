import type { IngestProposal } from '@/contract/dataset/ingest';
import type { AuditEntry } from '@/contract/publication/history';
import { historyLines } from '@/entities/publication/workflow/history-lines';
import { grouped } from '@/contract/grouped';
import { agreed, ingestApi } from './ingest.fixture';

const { call, withFile, done, versionOf, numbers } = ingestApi();

test('what was imported and taken back is told in sentences, without a key', async () => {
  const rows = numbers.slice(0, 20).map(({ number, institute }, at) => [institute, number, String(at)]);
  const { uuid, path } = await withFile([['INSTCODE', 'ACCENUMB', 'Awn length (cm)'], ...rows]);
  const request = agreed(await call<IngestProposal>(`GET ${path}`));
  await done(path, { ...request, version: await versionOf(uuid) });
  await call(`DELETE /ingest/${uuid}/last?version=${await versionOf(uuid)}`);
  const history = await call<AuditEntry[]>(`GET /audit/dataset/${uuid}`);
  const changes = [...grouped(history, ({ logDate }) => logDate).values()].map(historyLines);
  expect(changes).toEqual([
    expect.arrayContaining([{ kind: 'observations', before: 20, after: 0 }]),
    expect.arrayContaining([
      { kind: 'observations', before: 0, after: 20, file: 'table.tsv' },
      { kind: 'count', property: 'accessionCount', before: 0, after: 20 },
      { kind: 'list', property: 'descriptorUuids', added: 1, removed: 0 },
    ]),
    [{ kind: 'file', name: 'table.tsv', done: 'added' }],
    [{ kind: 'made' }],
  ]);
  expect(JSON.stringify(changes)).not.toMatch(/[0-9a-f]{8}-|observed|loads/);
});
