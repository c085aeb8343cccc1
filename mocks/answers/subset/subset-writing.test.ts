import type { Accession } from '@/contract/accession/accession';
import type { AuditEntry } from '@/contract/publication/history';
import type { FilteredPage } from '@/contract/page';
import type { BulkOutcome, Version } from '@/contract/publication/publication';
import type { SubsetDetails } from '@/contract/subset/subset';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;
let uuids: string[] = [];
/** A whole draft of the publisher. */
const draft = async (title = 'Wheats for a trial') => {
  const made = await writer.made<SubsetDetails>('POST /subset', {
    title,
    description: 'Chosen by hand.',
    owner: { uuid: writer.owner.uuid },
    rights: 'CC-BY-4.0',
  });
  return writer.made<SubsetDetails>(`PUT /subset/${made.uuid}/accessions`, { version: 1, accessions: uuids });
};
const moved = ({ uuid, version }: SubsetDetails, move: string, as = 'admin') =>
  writer.made<SubsetDetails>(`POST /subset/${uuid}/${move}`, { version, reason: 'The title says too little.' }, as);
const published = async (title?: string) =>
  moved(await moved(await draft(title), 'for-review', 'publisher'), 'approve');

beforeAll(async () => {
  writer = await makeWriter();
  ({ uuids } = await writer.api.world.accessions.uuids({ crop: ['wheat'] }, 5));
});

describe('a subset', () => {
  test('is made, changed by what is sent, and removed', async () => {
    const made = await draft();
    expect(made).toMatchObject({
      state: 'DRAFT',
      versionTag: '1.0',
      version: 2,
      current: true,
      createdBy: 'Pavel Publisher',
      owner: writer.owner,
      accessionCount: 5,
      crops: ['wheat'],
      _permissions: { write: true, manage: true },
    });
    const creators = [{ fullName: ' Ada ', role: 'CURATOR' }];
    const changed = await writer.made<SubsetDetails>(`PUT /subset/${made.uuid}`, { version: 2, creators });
    expect(changed).toMatchObject({
      title: made.title,
      creators: [{ fullName: 'Ada', uuid: expect.any(String) as string }],
      version: 3,
    });
    const again = await writer.made<SubsetDetails>(`PUT /subset/${made.uuid}`, {
      version: 3,
      creators: changed.creators,
    });
    expect(again.version).toBe(3);
    expect(await writer.refused(`PUT /subset/${made.uuid}`, { version: 2, title: 'Other' })).toMatchObject({
      status: 409,
      error: 'conflict',
    });
    expect(await writer.refused(`DELETE /subset/${made.uuid}?version=2`)).toMatchObject({ status: 409 });
    expect(await writer.made(`DELETE /subset/${made.uuid}?version=3`)).toBeNull();
    expect(await writer.refused(`GET /subset/${made.uuid}`)).toMatchObject({ status: 404 });
  });

  test.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { title: 'required', owner: 'required' }],
    ['a title of blanks', { title: '  ', owner: { uuid: 'x' } }, { title: 'required', 'owner.uuid': 'uuid' }],
    ['a title that is too long', { title: 'x'.repeat(501) }, { title: 'atMost', owner: 'required' }],
    ['a day that there is not', { title: 'x', date: '20250230' }, { date: 'date', owner: 'required' }],
    ['what is no text', { title: { a: 1 }, crops: 'wheat' }, { title: 'pattern', crops: 'pattern', owner: 'required' }],
    [
      'a creator without a name',
      { title: 'x', creators: [{ role: 'BAKER' }] },
      { 'creators[0].fullName': 'required', 'creators[0].role': 'pattern', owner: 'required' },
    ],
    [
      'a translation that is too long',
      { title: 'x', translations: { es: { title: 'x'.repeat(501) } } },
      { 'translations.es.title': 'atMost', owner: 'required' },
    ],
  ])('says beside the field what is wrong with %s', async (_, body, fields) => {
    expect(await writer.refused('POST /subset', body)).toMatchObject({ status: 400, fields });
  });

  test('refuses what it does not know', async () => {
    const owner = { uuid: writer.owner.uuid };
    const refused = (body: object) => writer.refused('POST /subset', { title: 'x', owner, ...body });
    expect(await refused({ colour: 'red' })).toMatchObject({
      status: 400,
      error_description: '"colour" cannot be written.',
    });
    expect(await refused({ state: 'PUBLISHED' })).toMatchObject({ status: 400 });
    expect(await refused({ crops: ['wheat', 'unobtainium'] })).toMatchObject({ fields: { 'crops[1]': 'notFound' } });
    expect(await refused({ owner: { uuid: crypto.randomUUID() } })).toMatchObject({ fields: { owner: 'notFound' } });
    const { uuid } = await draft();
    expect(await writer.refused(`PUT /subset/${uuid}`, { title: 'x' })).toMatchObject({ status: 400 });
    expect(await writer.refused(`PUT /subset/${uuid}`, [])).toMatchObject({ status: 400 });
  });

  test('is one person’s change even when two come at once', async () => {
    const { uuid, version } = await draft();
    const tried = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => writer.send(`PUT /subset/${uuid}`, { version, title }, 'publisher')),
    );
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('its accessions', () => {
  const line = ({ uuid }: SubsetDetails) => `/subset/${uuid}/accessions`;

  test('stay in their order, each once', async () => {
    const made = await draft();
    const [first = '', ...rest] = uuids;
    const accessions = [...rest, first.toUpperCase(), first];
    await writer.made(`PUT ${line(made)}`, { version: 2, accessions });
    expect(await writer.made(`GET ${line(made)}`)).toEqual([...rest, first]);
  });

  test('are all in the catalogue, and not too many', async () => {
    const made = await draft();
    const unknown = crypto.randomUUID();
    const refused = (accessions: unknown) => writer.refused(`PUT ${line(made)}`, { version: 2, accessions });
    expect(await refused([...uuids, unknown])).toMatchObject({ status: 400, fields: { 'accessions[5]': 'notFound' } });
    expect(await refused(['PI 1', 3])).toMatchObject({
      status: 400,
      fields: { 'accessions[0]': 'uuid', 'accessions[1]': 'uuid' },
    });
    expect(await refused('all')).toMatchObject({ status: 400 });
    expect(await refused(Array.from({ length: 20_001 }, () => crypto.randomUUID()))).toMatchObject({
      error_description: 'At most 20000 accessions, not 20001.',
    });
    expect(await writer.made(`PUT ${line(made)}`, { version: 2, accessions: [] })).toMatchObject({
      accessionCount: 0,
      institutes: [],
    });
  });

  test('are followed by filters, counts and records at once', async () => {
    const count = async (filter: object) =>
      (await writer.made<FilteredPage<Accession>>('POST /acn/filter', filter)).totalElements;
    const subsetsOf = async (uuid: string) =>
      (await writer.made<{ details: Accession }>(`GET /acn/details/${uuid}`)).details.subsets?.map((each) => each.uuid);
    const facet = async () =>
      (await writer.made<FilteredPage<Accession>>('POST /acn/filter?facets=subsets&limit=100', {})).suggestions[
        'subsets'
      ];
    const [first = '', second = ''] = uuids;
    const inAny = await count({ hasSubset: true });

    const made = await published('Wheats that are followed');
    expect(await count({ subsets: [made.uuid] })).toBe(5);
    expect(await subsetsOf(first)).toContain(made.uuid);
    expect((await facet())?.terms).toContainEqual({ term: made.uuid, count: 5 });
    expect(await count({ hasSubset: true })).toBeGreaterThanOrEqual(inAny);

    const back = await moved(made, 'unpublish');
    expect(await subsetsOf(first)).not.toContain(made.uuid);
    expect(await count({ subsets: [made.uuid] })).toBe(5);
    await writer.made(`PUT ${line(made)}`, { version: back.version, accessions: [second] });
    expect(await count({ subsets: [made.uuid] })).toBe(1);
    await writer.made(`DELETE /subset/${made.uuid}?version=${(back.version ?? 0) + 1}`);
    expect(await count({ subsets: [made.uuid] })).toBe(0);
    expect((await facet())?.terms.map(({ term }) => term)).not.toContain(made.uuid);
    expect(await count({ hasSubset: true })).toBe(inAny);
  });
});

describe('publishing', () => {
  test('needs it complete, and names what is missing', async () => {
    const owner = { uuid: writer.owner.uuid };
    const { uuid, version } = await writer.made<SubsetDetails>('POST /subset', { title: 'Empty', owner });
    expect(await writer.refused(`POST /subset/${uuid}/for-review`, { version })).toMatchObject({
      status: 400,
      fields: { description: 'required', rights: 'required', accessionCount: 'required' },
    });
  });

  test('goes by review; a rejection has a reason', async () => {
    const sent = await moved(await draft(), 'for-review', 'publisher');
    expect(sent.state).toBe('REVIEWING');
    const { uuid, version } = sent;
    expect(await writer.refused(`POST /subset/${uuid}/reject`, { version }, 'admin')).toMatchObject({
      fields: { reason: 'required' },
    });
    expect(await writer.refused(`POST /subset/${uuid}/approve`, { version: 1 }, 'admin')).toMatchObject({
      status: 409,
    });
    expect(await writer.refused(`POST /subset/${uuid}/approve`, { version })).toMatchObject({ status: 403 });
    const rejected = await moved(sent, 'reject');
    const history = await writer.made<AuditEntry[]>(`GET /audit/subset/${uuid}`);
    expect(history[0]).toMatchObject({
      action: 'UPDATE',
      by: 'Ada Administrator',
      property: 'state',
      previous: 'REVIEWING',
      value: 'DRAFT',
      state: 'REVIEWING',
      reason: 'The title says too little.',
    });
    expect(await writer.refused(`GET /audit/subset/${uuid}`, undefined, 'user')).toMatchObject({ status: 404 });
    expect((await moved(rejected, 'for-review', 'publisher')).state).toBe('REVIEWING');
  });

  test('makes versions that lead to each other', async () => {
    const first = await published();
    const line = `GET /subset/${first.uuid}`;
    const second = await moved(first, 'new-version', 'publisher');
    expect(second).toMatchObject({
      state: 'DRAFT',
      versionTag: '1.1',
      firstVersion: first.uuid,
      current: false,
      accessionCount: 5,
    });
    expect((await moved(first, 'new-version', 'publisher')).uuid).toBe(second.uuid);
    await moved(await moved(second, 'for-review', 'publisher'), 'approve');
    expect(await writer.made(line, undefined, 'user')).toMatchObject({ current: false, state: 'PUBLISHED' });
    const versions = await writer.made<Version[]>(`${line}/versions`, undefined, 'user');
    expect(versions.map(({ versionTag, current }) => [versionTag, current])).toEqual([
      ['1.1', true],
      ['1.0', false],
    ]);
  });

  test('is taken back: gone for readers, a draft for who made it, and counted up when it comes again', async () => {
    const made = await published();
    const back = await moved(made, 'unpublish');
    expect(back).toMatchObject({ state: 'DRAFT', withdrawn: true });
    expect(await writer.refused(`GET /subset/${made.uuid}`, undefined, 'user')).toMatchObject({
      status: 410,
      error_description: `The requested data for ${made.uuid} is no longer available.`,
    });
    expect(await writer.made(`GET /subset/${made.uuid}`)).toMatchObject({ state: 'DRAFT' });
    const again = await moved(await moved(back, 'for-review', 'publisher'), 'approve');
    expect(again).toMatchObject({ state: 'PUBLISHED', versionTag: '1.1', withdrawn: false, current: true });
    const { version } = await moved(again, 'unpublish');
    await writer.made(`DELETE /subset/${made.uuid}?version=${version}`);
    expect(await writer.refused(`GET /subset/${made.uuid}`, undefined, 'user')).toMatchObject({ status: 410 });
    const history = await writer.made<AuditEntry[]>(`GET /audit/subset/${made.uuid}`, undefined, 'admin');
    expect(history[0]).toMatchObject({ action: 'DELETE', by: 'Pavel Publisher', state: 'DRAFT' });
    expect(history.find(({ property }) => property === 'accessions')).toMatchObject({
      previous: expect.stringContaining(uuids[0] ?? '-') as string,
    });
  });

  test('of a hundred goes on where three fail', async () => {
    const { subsets } = writer.api.world.catalogue;
    const whole = await draft();
    const row = subsets.get(whole.uuid);
    if (!row) throw new Error('It is not there.');
    const by = { by: writer.personOf('publisher') };
    const many = Array.from(
      { length: 97 },
      (_, at) => subsets.create({ ...row, uuid: crypto.randomUUID(), title: `Trial ${at}` }, by).uuid,
    );
    const others = subsets.create({ ...row, uuid: crypto.randomUUID() }, { by: 'somebody' }).uuid;
    const incomplete = subsets.create({ ...row, uuid: crypto.randomUUID(), rights: null }, by).uuid;
    const none = crypto.randomUUID();
    const letters = writer.api.world.outbox.all().length;
    const outcomes = await writer.made<BulkOutcome[]>('POST /subset/bulk/for-review', [
      none,
      ...many,
      others,
      incomplete,
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(97);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([
      { uuid: none, ok: false, error: `There is no subset "${none}".` },
      { uuid: others, ok: false, error: 'You may not do this with it.' },
      { uuid: incomplete, ok: false, error: 'Some fields need your attention.' },
    ]);
    // One letter to the one administrator.
    expect(writer.api.world.outbox.all().length - letters).toBe(1);
    const approved = await writer.made<BulkOutcome[]>('POST /subset/bulk/approve', many, 'admin');
    expect(approved.every(({ ok }) => ok)).toBe(true);
    expect(await writer.refused('POST /subset/bulk/approve', { a: 1 }, 'admin')).toMatchObject({ status: 400 });
  });

  test('is told by letters, in the language of who reads them', async () => {
    const { outbox, users } = writer.api.world;
    users.update(writer.personOf('publisher'), { language: 'es' });
    const last = () => outbox.all()[0];
    const sent = await moved(await draft('Trigos'), 'for-review', 'publisher');
    expect(last()).toMatchObject({ to: 'admin@example.org', subject: 'Waiting for your review', language: 'en' });
    expect(last()?.text).toContain(`Trigos\n\n`);
    expect(last()?.text).toContain(`/dashboard/subsets/${sent.uuid}/edit/review-and-publish`);
    const rejected = await moved(sent, 'reject');
    expect(last()).toMatchObject({ to: 'publisher@example.org', subject: 'Devuelto de la revisión', language: 'es' });
    expect(last()?.text).toContain('The title says too little.');
    await moved(await moved(rejected, 'for-review', 'publisher'), 'approve');
    expect(last()).toMatchObject({ to: 'publisher@example.org', subject: 'Aceptado y publicado' });
    expect(last()?.text).toContain(`/es/subsets/${sent.uuid}`);
    await writer.made(`POST /subset/${sent.uuid}/unpublish`, { version: 6, reason: 'Wrong wheats.' }, 'admin');
    expect(last()).toMatchObject({ to: 'publisher@example.org', subject: 'Ya no está publicado' });
    expect(last()?.text).toContain('Wrong wheats.');
    users.update(writer.personOf('publisher'), { language: undefined });
  });
});
