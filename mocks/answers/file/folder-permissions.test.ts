import type { Permissions } from '@/contract/entity';
import { FOLDER_CLASS, type Acl } from '@/contract/publication/acl';
import type { RepositoryFile, RepositoryFolder } from '@/contract/repository/repository';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
});

type Right = Exclude<keyof Permissions, 'read'>;
const RIGHTS: readonly Right[] = ['write', 'create', 'delete', 'manage'];
const NONE = { read: false, write: false, create: false, delete: false, manage: false };

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = (name: string): FormData => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(PNG)], name));
  return form;
};
const admin = <T>(line: string, body?: unknown) => writer.made<T>(line, body, 'admin');
const aclPath = (path: string) => `/acl/${FOLDER_CLASS}${path}`;

interface List {
  inherits?: boolean;
  entries?: readonly (Partial<Permissions> & { sid: string })[];
}

const setList = async (path: string, { inherits = true, entries = [] }: List): Promise<void> => {
  const { version } = await admin<Acl>(`GET ${aclPath(path)}`);
  await admin(`PUT ${aclPath(path)}`, {
    version,
    inherits,
    entries: entries.map((entry) => ({ ...NONE, ...entry })),
  });
};

let made = 0;

/** A folder in a folder, with a file, an empty folder, and a folder that has a gallery; nobody is named for any. */
async function folders() {
  made += 1;
  const around = `around-${made}`;
  const folder = `${around}/in`;
  const file = await admin<RepositoryFile>(`POST /repository/file/${folder}`, png('a.png'));
  const shown = await admin<RepositoryFile>(`POST /repository/file/${folder}/shown`, png('b.png'));
  await admin(`PUT /repository/gallery/${folder}/shown`, { version: 0, title: 'Ears', images: [shown.uuid] });
  await admin(`PUT /repository/folder/${folder}/empty`, {});
  return { around, folder, file };
}

type Made = Awaited<ReturnType<typeof folders>>;

/** Everything that changes a folder or what is in it, and the right that it needs. None of them stands in the way of a later one. */
const CALLS: readonly [Right, (made: Made) => [line: string, body?: unknown]][] = [
  ['create', ({ folder }) => [`PUT /repository/folder/${folder}/new`, {}]],
  ['create', ({ folder }) => [`PUT /repository/folder/${folder}/far/below`, {}]],
  ['create', ({ folder }) => [`POST /repository/file/${folder}`, png('c.png')]],
  ['create', ({ folder }) => [`POST /repository/file/${folder}/made/along`, png('c.png')]],
  ['write', ({ folder }) => [`PUT /repository/folder/${folder}`, { title: 'Ears' }]],
  ['write', ({ file }) => [`PUT /repository/file/${file.uuid}`, { version: 1, title: 'Ear' }]],
  ['write', ({ folder, file }) => [`PUT /repository/gallery/${folder}`, { version: 0, title: 'Ears', images: [file.uuid] }]],
  ['delete', ({ folder }) => [`DELETE /repository/gallery/${folder}/shown?version=1`]],
  ['delete', ({ folder }) => [`DELETE /repository/folder/${folder}/empty`]],
  ['delete', ({ folder, around }) => [`PUT /repository/folder/${folder}/shown`, { path: `/away-from-${around}` }]],
  ['manage', ({ folder }) => [`GET ${aclPath(`/${folder}`)}`]],
  ['manage', ({ folder }) => [`PUT ${aclPath(`/${folder}`)}`, { version: -1, inherits: true, entries: [] }]],
]; // oxfmt-ignore

const everything = Object.fromEntries(RIGHTS.map((right) => [right, true]));
const content = 'content@example.org';
const other = 'admin@example.org';
const KEPT: readonly Right[] = ['write', 'create', 'delete'];

/** Who asks, whom the lists of the folder around and of the folder name, and what they may then do. */
const POLICY: readonly [string, string, { around?: List; own?: List }, readonly Right[]][] = [
  ['an administrator', 'admin', {}, RIGHTS],
  ['an administrator whom nobody named', 'admin', { own: { entries: [{ sid: content, ...everything }] } }, RIGHTS],
  ['an administrator where nothing is inherited', 'admin', { own: { inherits: false } }, RIGHTS],
  ['a content editor where nobody is named', 'content', {}, KEPT],
  ['a content editor where another is named', 'content', { own: { entries: [{ sid: other, ...everything }] } }, []],
  ['a content editor where another is named above', 'content', { around: { entries: [{ sid: other, ...everything }] } }, []],
  ['a content editor where nothing is inherited', 'content', { own: { inherits: false } }, []],
  ['a content editor where nothing is inherited above', 'content', { around: { inherits: false } }, []],
  ['a content editor who is named with nothing but reading', 'content', { own: { entries: [{ sid: content, read: true }] } }, []],
  ...RIGHTS.map((right): (typeof POLICY)[number] => [
    `a content editor who is named to ${right}`, 'content', { own: { entries: [{ sid: content, [right]: true }] } }, [right],
  ]),
  ...RIGHTS.map((right): (typeof POLICY)[number] => [
    `a content editor who is named above to ${right}`, 'content', { around: { entries: [{ sid: content, [right]: true }] } }, [right],
  ]),
  ['a content editor who is named in both', 'content', { around: { entries: [{ sid: content, write: true }] }, own: { entries: [{ sid: content, create: true }] } }, ['write', 'create']],
  ['a content editor who is named above, where nothing is inherited', 'content', { around: { entries: [{ sid: content, ...everything }] }, own: { inherits: false } }, []],
  ['a content editor who is named where nothing is inherited', 'content', { own: { inherits: false, entries: [{ sid: content, write: true }] } }, ['write']],
  ['a content editor whose role is named', 'content', { own: { entries: [{ sid: 'ROLE_CONTENTMANAGER', ...everything }] } }, RIGHTS],
  ['a translator who is named', 'translator', { own: { entries: [{ sid: 'translator@example.org', ...everything }] } }, []],
  ['a translator where nobody is named', 'translator', {}, []],
  ['a visitor with an account, who is named', 'user', { own: { entries: [{ sid: 'user@example.org', ...everything }] } }, []],
  ['whoever publishes data, where nobody is named', 'publisher', {}, []],
]; // oxfmt-ignore

test.each(POLICY)('%s', async (_, as, lists, expected) => {
  const there = await folders();
  await setList(`/${there.around}`, lists.around ?? {});
  await setList(`/${there.folder}`, lists.own ?? {});
  const { _permissions } = await writer.made<RepositoryFolder>(`GET /repository/folder/${there.folder}`, undefined, as);
  expect(_permissions).toEqual({ ...NONE, read: true, ...Object.fromEntries(expected.map((right) => [right, true])) });
  for (const [right, callOf] of CALLS) {
    const [line, body] = callOf(there);
    const { status } = await writer.send(line, body, as);
    expect([line, status === 403 ? 'refused' : 'done']).toEqual([line, expected.includes(right) ? 'done' : 'refused']);
    expect(status).toBeLessThan(500);
  }
});

test('of two folders both must let a file or a folder go from one to the other', async () => {
  const { folder, file } = await folders();
  const { folder: to } = await folders();
  const move = (version: number) =>
    writer.send(`PUT /repository/file/${file.uuid}`, { version, folder: `/${to}` }, 'content');
  const may = (right: Right) => ({ entries: [{ sid: content, [right]: true }] });
  await setList(`/${folder}`, may('write'));
  expect((await move(1)).status).toBe(403);
  await setList(`/${folder}`, may('delete'));
  await setList(`/${to}`, may('delete'));
  expect((await move(1)).status).toBe(403);
  expect(await writer.refused(`PUT /repository/folder/${folder}`, { path: `/${to}/x` }, 'content')).toMatchObject({
    status: 403,
    error_description: `You may not do that in the folder "/${to}".`,
  });
  await setList(`/${to}`, may('create'));
  await admin(`PUT /repository/file/${file.uuid}`, { version: 1, name: 'moved.png' });
  expect((await move(2)).status).toBe(200);
});

test('a folder takes its list along, and is not moved from over one in it that must stay', async () => {
  const { folder, around } = await folders();
  await setList(`/${folder}/empty`, { inherits: false });
  expect(await writer.refused(`PUT /repository/folder/${folder}`, { path: `/b-${around}` }, 'content')).toMatchObject({
    status: 403,
  });
  await admin(`PUT /repository/folder/${folder}`, { path: `/b-${around}` });
  expect((await admin<Acl>(`GET ${aclPath(`/b-${around}/empty`)}`)).inherits).toBe(false);
  expect(await writer.refused(`POST /repository/file/b-${around}/empty/x`, png('a.png'), 'content')).toMatchObject({
    status: 403,
  });
  await admin(`DELETE /repository/folder/b-${around}/empty`);
  await admin(`PUT /repository/folder/b-${around}/empty`, {});
  expect((await admin<Acl>(`GET ${aclPath(`/b-${around}/empty`)}`)).inherits).toBe(true);
});

test('whom the folder around names is said with the list of a folder, and that it was changed in its history', async () => {
  const { folder, around } = await folders();
  await setList(`/${around}`, { entries: [{ sid: content, write: true }] });
  expect(await admin<Acl>(`GET ${aclPath(`/${folder}`)}`)).toMatchObject({
    parent: { class: FOLDER_CLASS, id: `/${around}`, title: `/${around}` },
    inherited: [{ sid: content, write: true }],
    entries: [],
  });
  const history = await admin<object[]>(`GET /audit/${FOLDER_CLASS}/${encodeURIComponent(`/${around}`)}`);
  expect(JSON.stringify(history)).toMatch(/acl/);
  expect(await writer.refused(`GET ${aclPath('/nowhere')}`, undefined, 'admin')).toMatchObject({ status: 404 });
  expect((await admin<Acl>(`GET ${aclPath(`/${around}`)}`)).parent).toBeNull();
});

test('pictures of a folder that few may change are shown to all', async () => {
  const { folder, file } = await folders();
  await setList(`/${folder}`, { inherits: false });
  expect((await writer.api.call(`GET /api/v2/repository/image/${file.uuid}`)).status).toBe(200);
  expect(
    (await writer.made<RepositoryFolder>(`GET /repository/folder/${folder}`, undefined, 'user')).files,
  ).toHaveLength(1);
});
