import type { AuditEntry } from '@/contract/publication/history';
import type { PushReport } from '@/contract/passport/passport-update';
import { testApi, type TestApi } from '../world/api.fixture';

/** Its data provider lets the demo account of requests write. */
const CODE = 'DEU146';
let api: TestApi;

beforeEach(() => {
  api = testApi({ accessions: 400 });
});

const call = async <T>(line: string, body?: unknown, as = 'requests'): Promise<T> => {
  const token = await api.token(`${as}@example.org`);
  const answer = await api.call(line.replace(' ', ' /api/v2'), { token, body });
  if (!answer.ok) throw new Error(`${line}: ${answer.status}`);
  return (await answer.json()) as T;
};
const row = (number: string, more: object = {}) => ({ ACCENUMB: number, GENUS: 'Zea', ...more });
const push = (...rows: object[]) => call<PushReport>(`POST /acn/${CODE}/passport`, rows);

test('rows take no DOI that a current accession elsewhere has, and no uuid of their choice', async () => {
  const { content } = await api.world.accessions.page({ historic: false }, { l: 400 });
  const other = content.find(({ doi, instituteCode }) => doi && instituteCode !== CODE);
  const uuid = crypto.randomUUID();
  const sent = await push(
    row('D 1', { PUID: other?.doi?.toUpperCase() ?? '' }),
    row('D 2', { PUID: '10.99999/OWN', UUID: uuid }),
    row('D 3', { UUID: other?.uuid ?? '' }),
  );
  expect(sent.rows.map(({ outcome, notes }) => [outcome, notes[0]?.kind])).toEqual([
    ['refused', 'doiElsewhere'],
    ['new', 'ownUuid'],
    ['refused', 'uuidElsewhere'],
  ]);
  expect(sent.rows[1]?.uuid).not.toBe(uuid);
  // A DOI that comes to one of ours later is refused as well, and what is published stays.
  const later = await push(row('D 2', { PUID: other?.doi ?? '' }));
  expect(later.rows).toMatchObject([{ outcome: 'refused', notes: [{ column: 'PUID', kind: 'doiElsewhere' }] }]);
});

test('a cell that cannot be used leaves what was pushed before', async () => {
  await push(row('C 1', { SAMPSTAT: 300, STORAGE: [10, 13], DECLATITUDE: 1, DECLONGITUDE: 2 }));
  const sent = await push(row('C 1', { SAMPSTAT: 350, STORAGE: [10, 77], DECLATITUDE: 91, DECLONGITUDE: 3 }));
  expect(sent).toMatchObject({ update: null, rows: [{ outcome: 'unchanged', changes: [] }] });
  expect(sent.rows[0]?.notes.map(({ column, taken }) => [column, taken])).toEqual([
    ['SAMPSTAT', false],
    ['STORAGE', false],
    ['DECLATITUDE', false],
    ['DECLONGITUDE', false],
  ]);
});

test('what was there before, and who changed it, is told to those who may update', async () => {
  const sent = await push(row('H 1', { REMARKS: 'a secret place' }));
  await push(row('H 1', { REMARKS: null }));
  const log = (as: string) => call<AuditEntry[]>(`GET /acn/${sent.rows[0]?.uuid}/auditlog`, undefined, as);
  for (const as of ['requests', 'admin'])
    expect(await log(as)).toMatchObject([
      { property: 'REMARKS', previous: 'a secret place', by: 'Rafael Requests' },
      { action: 'INSERT' },
    ]);
  for (const as of ['user', 'publisher', 'citations']) {
    const [told] = await log(as);
    expect(Object.keys(told ?? {}).sort()).toEqual(['action', 'logDate', 'property', 'uuid']);
  }
});
