import type { Acl } from '@/contract/publication/acl';
import type { ApiError } from '@/contract/entity';
import type { AuditEntry } from '@/contract/publication/history';
import type { SubsetDetails } from '@/contract/subset/subset';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;
const draft = () =>
  writer.made<SubsetDetails>('POST /subset', { title: 'Wheats for a trial', owner: { uuid: writer.owner.uuid } });

beforeAll(async () => {
  writer = await makeWriter();
});

describe('permissions', () => {
  const NONE = { read: false, write: false, create: false, delete: false, manage: false };
  const acl = (uuid: string, kind = 'subset') => `/acl/${kind}/${uuid}`;

  test('are given to a person, by the address of their account', async () => {
    const { uuid } = await draft();
    const change = { version: 1, title: 'Changed by another' };
    expect(await writer.refused(`PUT /subset/${uuid}`, change, 'publisher2')).toMatchObject({ status: 403 });
    expect(await writer.refused(`GET ${acl(uuid)}`, undefined, 'publisher2')).toMatchObject({ status: 403 });
    expect(await writer.refused(`GET ${acl(uuid)}`, undefined, 'user')).toMatchObject({ status: 404 });
    const entries = [
      { ...NONE, sid: 'Publisher2@example.org', write: true },
      { ...NONE, sid: 'ROLE_USER', read: true },
    ];
    const given = await writer.made<Acl>(`PUT ${acl(uuid)}`, { version: 0, inherits: true, entries });
    expect(given.entries).toEqual([
      { ...NONE, sid: 'Publisher2@example.org', write: true, principal: true },
      { ...NONE, sid: 'ROLE_USER', read: true, principal: false },
    ]);
    expect(await writer.made(`PUT /subset/${uuid}`, change, 'publisher2')).toMatchObject({
      title: 'Changed by another',
      createdBy: 'Pavel Publisher',
      lastModifiedBy: 'Petra Publisher',
    });
    expect(await writer.refused(`DELETE /subset/${uuid}?version=2`, undefined, 'publisher2')).toMatchObject({
      status: 403,
    });
    // Who is only granted to read it may not write it by any list.
    expect(await writer.made(`GET /subset/${uuid}`, undefined, 'user')).toMatchObject({
      _permissions: { ...NONE, read: true },
    });
    expect(await writer.refused(`PUT ${acl(uuid)}`, { version: 0, inherits: true, entries: [] })).toMatchObject({
      status: 409,
    });
    const history = await writer.made<AuditEntry[]>(`GET /audit/subset/${uuid}`);
    expect(history.filter(({ property }) => property?.startsWith('acl.'))).toMatchObject([
      { property: 'acl.Publisher2@example.org', previous: null, value: 'write' },
      { property: 'acl.ROLE_USER', value: 'read' },
    ]);
  });

  test('say nothing about accounts that a publisher does not know', async () => {
    const { users } = writer.api.world;
    const told = async (email: string) => {
      const { uuid } = await draft();
      const entries = [{ ...NONE, sid: email, write: true }];
      const sent = await writer.send(`PUT ${acl(uuid)}`, { version: 0, inherits: true, entries });
      const read = await writer.made<Acl>(`GET ${acl(uuid)}`);
      const history = await writer.made<AuditEntry[]>(`GET /audit/subset/${uuid}`);
      await writer.made(`PUT ${acl(uuid)}`, { version: 1, inherits: true, entries: [] });
      const after = await writer.made<AuditEntry[]>(`GET /audit/subset/${uuid}`);
      const facts = [sent.status, read.entries, history.map(plain), after.map(plain)];
      return JSON.parse(JSON.stringify(facts).replaceAll(email, '?')) as unknown;
    };
    const plain = ({ action, property, previous, value }: AuditEntry) => ({ action, property, previous, value });
    expect(await told('admin@example.org')).toEqual(await told('nobody.yet@example.org'));

    // It holds as soon as somebody has an account, and goes with it.
    const { uuid } = await draft();
    const entries = [{ ...NONE, sid: 'new@example.org', write: true }];
    await writer.made(`PUT ${acl(uuid)}`, { version: 0, inherits: true, entries });
    const added = users.add({ email: 'new@example.org', fullName: 'New', roles: ['ROLE_USER', 'ROLE_VETTEDUSER'] });
    const token = await writer.api.token('new@example.org');
    const change = { version: 1, title: 'Changed by the new one' };
    const line = `PUT /api/v2/subset/${uuid}`;
    expect((await writer.api.call(line, { token, body: change })).status).toBe(200);
    writer.api.world.acl.forget(added);
    expect((await writer.made<Acl>(`GET ${acl(uuid)}`)).entries).toEqual([]);
  });

  test('of a data provider hold for what it owns, as long as that inherits', async () => {
    const { uuid } = await draft();
    const before = await writer.made<Acl>(`GET ${acl(writer.owner.uuid, 'partner')}`, undefined, 'admin');
    const entries = [{ ...NONE, sid: 'publisher2@example.org', write: true }];
    await writer.made(
      `PUT ${acl(writer.owner.uuid, 'partner')}`,
      { version: before.version, inherits: true, entries },
      'admin',
    );
    expect(await writer.made<Acl>(`GET ${acl(uuid)}`)).toMatchObject({
      parent: { class: 'partner', title: writer.owner.name },
      inherited: [{ sid: 'publisher2@example.org' }],
    });
    await writer.made(`PUT /subset/${uuid}`, { version: 1, title: 'Another' }, 'publisher2');
    await writer.made(`PUT ${acl(uuid)}`, { version: 0, inherits: false, entries: [] });
    expect(await writer.refused(`PUT /subset/${uuid}`, { version: 2, title: 'x' }, 'publisher2')).toMatchObject({
      status: 403,
    });
    await writer.made(
      `PUT ${acl(writer.owner.uuid, 'partner')}`,
      { version: before.version + 1, inherits: true, entries: [] },
      'admin',
    );
  });

  test('name people and roles that there are, and classes', async () => {
    const { uuid } = await draft();
    const put = (entries: unknown, as?: string): Promise<ApiError> =>
      writer.refused(`PUT ${acl(uuid)}`, { version: 0, inherits: true, entries }, as);
    expect(await put([{ sid: '' }, { sid: 'x' }])).toMatchObject({
      fields: { 'entries[0].sid': 'required', 'entries[1].sid': 'email' },
    });
    expect(await put([{ ...NONE, sid: 'nobody@example.org' }], 'admin')).toMatchObject({
      fields: { 'entries[0].sid': 'noAccount' },
    });
    expect(await put('all')).toMatchObject({ status: 400 });
    expect(await put(Array.from({ length: 101 }, () => ({})))).toMatchObject({ status: 400 });
    expect(await writer.refused('GET /acl/crop/wheat', undefined, 'admin')).toMatchObject({
      error_description:
        'Incorrect model used, needs to be one of dataset, descriptor, descriptorlist, subset, divtree, partner, repository-folder',
    });
    const headers = { 'Accept-Language': 'fr' };
    for (const line of ['GET /api/v2/acl/crop/wheat', 'POST /api/v2/genotype/bulk/approve']) {
      const token = await writer.api.token('admin@example.org');
      const answer = await writer.api.call(line, { token, headers, ...(line.startsWith('POST') && { body: [] }) });
      expect([answer.status, ((await answer.json()) as ApiError).localizedError]).toEqual([
        400,
        expect.stringMatching(/^Modèle incorrect : il doit être l’un de dataset, /),
      ]);
    }
  });
});
