import type { FileUse, ImageGallery, RepositoryFile, RepositoryFolder } from '@/contract/repository/repository';
import { contentPath, narrowPath } from '../../data/catalogue/repository';
import { makeWriter, type Writer } from '../writing.fixture';

let writer: Writer;

beforeAll(async () => {
  writer = await makeWriter();
});

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = '<?xml version="1.0"?><!-- ears --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const formOf = (name: string, content: string | Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
};
const png = (name: string) => formOf(name, new Uint8Array(PNG));
const load = (folder: string, form: FormData) =>
  writer.made<RepositoryFile>(`POST /repository/file/${folder}`, form, 'content');
const refused = (line: string, body?: unknown) => writer.refused(line, body, 'content');
const made = <T>(line: string, body?: unknown) => writer.made<T>(line, body, 'content');
const folderOf = (path: string) => made<RepositoryFolder>(`GET /repository/folder/${path}`);
const anonymous = (path: string) => writer.api.call(`GET /api/v2${path}`);

test('a picture is kept with its size and shown to anybody by its uuid', async () => {
  const file = await load('ears', png('Ähre früh.png'));
  expect(file).toMatchObject({ _class: 'RepositoryImage', contentType: 'image/png', width: 1, height: 1, version: 1 });
  const shown = await anonymous(`/repository/image/${file.uuid}`);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
  expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect((await folderOf('ears')).files.map(({ name }) => name)).toEqual(['Ähre früh.png']);
  expect((await made<RepositoryFolder>('GET /repository/folder')).subFolders).toContainEqual({
    path: '/ears',
    name: 'ears',
  });
});

test('a picture is made narrower once, and none where it is narrow enough', async () => {
  const { settings, store, catalogue } = writer.api.world;
  const resizeImage = jest.fn(async (_: Uint8Array<ArrayBuffer>, width: number) => new Uint8Array([width / 10]));
  settings.imageResizer = async () => resizeImage;
  const { uuid, version } = await load('narrow', png('a.png'));
  const bytesAt = async (width: number) =>
    (await (await anonymous(`/repository/image/${uuid}?w=${width}`)).arrayBuffer()).byteLength;
  expect(await bytesAt(160)).toBe(PNG.length);
  catalogue.repository.files.change(uuid, version, { width: 1_000 }, { by: undefined });
  for (const width of [100, 160, 5_000]) expect([1, PNG.length]).toContain(await bytesAt(width));
  expect(resizeImage.mock.calls.map(([, width]) => width)).toEqual([160]);
  await made(`DELETE /repository/file/${uuid}?version=${(version ?? 0) + 1}`);
  await store.commit();
  expect(await store.files.get(narrowPath({ uuid }, 160))).toBeUndefined();
  settings.imageResizer = undefined;
});

test('SVG comes as a download that may do nothing', async () => {
  const { uuid } = await load('drawings', formOf('drawn.svg', SVG));
  const shown = await anonymous(`/repository/image/${uuid}`);
  expect(shown.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(shown.headers.get('Content-Disposition')).toMatch(/^attachment/);
  expect(shown.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox$/);
});

test.each([
  ['page.png', '<!doctype html><script>alert(1)</script>'],
  ['page.html', '<!doctype html><script>alert(1)</script>'],
  ['drawn.txt', SVG],
  ['notes.exe', 'MZ\u0000\u0001'],
  ['notes.pdf', 'No document'],
  ['notes.xlsx', 'No workbook'],
  ['notes.txt', '\u0000\u0001'],
])('%s is refused, whatever its name says of it', async (name, content) => {
  expect(await refused('POST /repository/file/refused', formOf(name, content))).toMatchObject({ status: 400 });
  expect(await refused('GET /repository/folder/refused')).toMatchObject({ status: 404 });
});

const HOSTILE = ['..', '.', ' ', 'a/b.png', '../b.png', 'a\\b.png', 'a\u0085b.png', 'a\nb.png', 'gnp.\u202eexe.png', `${'a'.repeat(200)}.png`]; // oxfmt-ignore

test.each(['a\u0000.png', '\u202egnp.a.png'])('no file comes as %j', async (name) => {
  expect(await refused('POST /repository/file/refused', png(name))).toMatchObject({ status: 400 });
});

test.each(HOSTILE)('a file is not called %j', async (name) => {
  // A form would write some of them in another way.
  const { uuid, version } = await load('names', png(`${crypto.randomUUID()}.png`));
  expect(await refused(`PUT /repository/file/${uuid}`, { version, name })).toMatchObject({
    status: 400,
    fields: { name: expect.stringMatching(/pattern|required|atMost/) as unknown },
  });
});

test.each(HOSTILE)('no folder is called %j', async (name) => {
  const { uuid, version } = await load('names', png(`${crypto.randomUUID()}.png`));
  const folder = `/names/${name.replaceAll('/', '//')}`;
  expect(await refused(`PUT /repository/file/${uuid}`, { version, folder })).toMatchObject({ status: 400 });
});

test('of two files of one name that come at once one is taken, and the other leaves nothing', async () => {
  const { store } = writer.api.world;
  const kept: string[] = [];
  const { put } = store.files;
  store.files.put = async (...given) => {
    kept.push(given[0]);
    await put(...given);
  };
  const answers = await Promise.all(
    [1, 2].map(() => writer.send('POST /repository/file/twice', png('a.png'), 'content')),
  ).finally(() => (store.files.put = put));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  await store.commit();
  const left = await Promise.all(kept.map((path) => store.files.get(path)));
  expect(left.filter(Boolean)).toHaveLength(1);
});

test('an upload that is cut off in the middle leaves nothing', async () => {
  const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf';
  const body = new ReadableStream<Uint8Array>({
    start: (sending) => sending.enqueue(new TextEncoder().encode(half)),
    pull: (sending) => sending.error(new Error('The connection was cut.')),
  });
  const { status } = await writer.api.call('POST /api/v2/repository/file/half', {
    token: await writer.api.token('content@example.org'),
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body,
  });
  expect(status).toBe(400);
  expect(await refused('GET /repository/folder/half')).toMatchObject({ status: 404 });
});

test('what is said of a file is kept with its version, and another type is no name of it', async () => {
  const { uuid, version } = await load('said', png('a.png'));
  const said = { version, title: 'Ear', description: 'Of **wheat**', creator: 'Nina', license: 'CC0-1.0' };
  expect(await made(`PUT /repository/file/${uuid}`, said)).toMatchObject({ ...said, version: 2 });
  expect(await refused(`PUT /repository/file/${uuid}`, said)).toMatchObject({ status: 409 });
  expect(await refused(`PUT /repository/file/${uuid}`, { version: 2, name: 'a.svg' })).toMatchObject({
    fields: { name: 'fileType' },
  });
  expect(await refused(`PUT /repository/file/${uuid}`, { version: 2, size: 1 })).toMatchObject({ status: 400 });
});

test('a folder moves with all that is in it, and pictures stay where texts look for them', async () => {
  const { uuid } = await load('old/below', png('a.png'));
  await made('PUT /repository/gallery/old', { version: 0, title: 'Ears', images: [uuid] });
  await made('PUT /repository/folder/old', { title: 'Old ones' });
  await made('PUT /repository/folder/old', { path: '/moved/new' });
  expect(await refused('GET /repository/folder/old')).toMatchObject({ status: 404 });
  expect(await folderOf('moved/new')).toMatchObject({ title: 'Old ones', gallery: true });
  const [file] = (await folderOf('moved/new/below')).files;
  expect(file).toMatchObject({ uuid, url: '/repository/download/moved/new/below/a.png' });
  expect((await anonymous(file?.url ?? '')).status).toBe(200);
  expect((await anonymous(`/repository/image/${uuid}`)).status).toBe(200);
  expect((await made<ImageGallery>('GET /repository/gallery/moved/new')).images).toHaveLength(1);
});

test('a folder goes neither into itself nor onto another, and what comes with the data stays', async () => {
  await load('one/two', png('a.png'));
  await load('three', png('a.png'));
  for (const [path, to] of [
    ['one', '/one/two/three'],
    ['one', '/three'],
    ['wiews/CZE122', '/mine'],
    ['three', '/wiews/CZE122'],
    ['three', '/three/a.png'],
  ])
    expect(await refused(`PUT /repository/folder/${path}`, { path: to })).toMatchObject({ status: 409 });
  expect(await refused('DELETE /repository/folder/one')).toMatchObject({ status: 409 });
  expect(await refused('DELETE /repository/folder/wiews')).toMatchObject({ status: 409 });
});

test('a file that something uses stays, and is told what; then it goes, with what is in it', async () => {
  const { uuid, version } = await load('used', png('a.png'));
  const body = `![An ear](/repository/image/${uuid})`;
  const article = { slug: 'of-ears', title: 'Of ears', body };
  const { version: kept } = await made<{ version: number }>('POST /article', article);
  await made('PUT /repository/gallery/used', { version: 0, title: 'All ears', images: [uuid] });
  expect(await made<FileUse[]>(`GET /repository/uses/${uuid}`)).toEqual([
    { kind: 'article', key: 'of-ears', title: 'Of ears' },
    { kind: 'gallery', key: '/used', title: 'All ears' },
  ]);
  expect(await refused(`DELETE /repository/file/${uuid}?version=${version}`)).toMatchObject({
    status: 409,
    error_description: expect.stringContaining('Of ears, All ears') as unknown,
  });
  await made(`DELETE /article/of-ears?version=${kept}`);
  await made('DELETE /repository/gallery/used?version=1');
  await made(`DELETE /repository/file/${uuid}?version=${version}`);
  expect((await anonymous(`/repository/image/${uuid}`)).status).toBe(404);
  const { store } = writer.api.world;
  await store.commit();
  expect(await store.files.get(contentPath({ uuid }))).toBeUndefined();
});

test('a gallery holds pictures in their order, each once', async () => {
  const uuids: string[] = [];
  for (const name of ['a.png', 'b.png']) uuids.push((await load('shown', png(name))).uuid);
  const text = await load('shown', formOf('notes.txt', 'Notes'));
  const [a = '', b = ''] = uuids;
  for (const images of [[a, a], [text.uuid], [crypto.randomUUID()]])
    expect(await refused('PUT /repository/gallery/shown', { version: 0, title: 'Ears', images })).toMatchObject({
      status: 400,
    });
  await made('PUT /repository/gallery/shown', { version: 0, title: 'Ears', images: [b, a] });
  const gallery = await made<ImageGallery>('GET /repository/gallery/shown');
  expect(gallery.images.map(({ uuid }) => uuid)).toEqual([b, a]);
  expect(await refused('PUT /repository/gallery/shown', { version: 0, images: [a] })).toMatchObject({ status: 409 });
});
