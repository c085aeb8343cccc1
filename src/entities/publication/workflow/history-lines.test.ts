import { grouped } from '@/contract/grouped';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { AuditEntry } from '@/contract/publication/history';
import type { SubsetDetails } from '@/contract/subset/subset';
import { testApi } from '../../../../mocks/rules/world/api.fixture';
import { manualClock } from '../../../../mocks/tools/store/clock';
import { historyLines, type HistoryLine } from './history-lines';

/** Calls of people, each a second after the one before. */
async function calls() {
  const clock = manualClock();
  const api = testApi({ accessions: 60, clock });
  const tokens = {
    publisher: await api.token('publisher@example.org'),
    admin: await api.token('admin@example.org'),
  };
  const [owner] = await api.world.catalogue.partners.all();
  const { uuids } = await api.world.accessions.uuids({}, 3);
  const call = async <T>(line: string, body?: unknown, as: keyof typeof tokens = 'publisher') => {
    clock.advance(1_000);
    const response = await api.call(line.replace(' ', ' /api/v2'), { token: tokens[as], body });
    if (!response.ok) throw new Error(`${line}: ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  /** What is told of an item's changes, the first first. */
  const told = async (kind: string, uuid: string): Promise<HistoryLine[][]> => {
    const entries = await call<AuditEntry[]>(`GET /audit/${kind}/${uuid}`, undefined, 'admin');
    return [...grouped(entries, ({ logDate }) => logDate).values()].map(historyLines).toReversed();
  };
  return { call, told, owner: { uuid: owner?.uuid ?? '' }, accessions: uuids };
}

test('each step of a publication is told as what it was, with a reason or without', async () => {
  const { call, told, owner, accessions } = await calls();
  const head = { title: 'Dry wheat', description: 'Chosen by hand.', owner, rights: 'CC-BY-4.0' };
  let item = await call<SubsetDetails>('POST /subset', head);
  const { uuid } = item;
  item = await call(`PUT /subset/${uuid}/accessions`, { version: item.version, accessions });
  const move = async (to: string, as: 'publisher' | 'admin' = 'publisher', reason?: string) => {
    item = await call(`POST /subset/${uuid}/${to}`, { version: item.version, ...(reason && { reason }) }, as);
  };
  await move('for-review');
  await move('withdraw');
  await move('for-review');
  await move('reject', 'admin', 'The title says too little.');
  await move('for-review');
  await move('approve', 'admin');
  await move('unpublish', 'admin', 'One accession is wrong.');
  const steps = await told('subset', uuid);
  expect(steps.flat().flatMap((line) => (line.kind === 'moved' ? line.move : []))).toEqual([
    'for-review',
    'withdraw',
    'for-review',
    'reject',
    'for-review',
    'approve',
    'unpublish',
  ]);
});

test('files that came, are described otherwise and went are told by their names', async () => {
  const { call, told, owner } = await calls();
  const { uuid } = await call<DatasetDetails>('POST /dataset', { title: 'Trials', owner });
  const sent = new FormData();
  sent.append('file', new File(['ACCENUMB\n1'], 'trial.csv', { type: 'text/csv' }));
  await call(`POST /dataset/${uuid}/files`, sent);
  await call(`PUT /dataset/${uuid}/files/trial.csv`, { description: 'Of two years.' });
  await call(`DELETE /dataset/${uuid}/files/trial.csv`);
  const { version } = await call<DatasetDetails>(`GET /dataset/${uuid}`);
  await call(`DELETE /dataset/${uuid}?version=${version}`);
  expect(await told('dataset', uuid)).toEqual([
    [{ kind: 'made' }],
    [{ kind: 'file', name: 'trial.csv', done: 'added' }],
    [{ kind: 'file', name: 'trial.csv', done: 'changed' }],
    [{ kind: 'file', name: 'trial.csv', done: 'removed' }],
    [{ kind: 'deleted' }],
  ]);
});
