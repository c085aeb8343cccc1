import type { RepositoryFile, RepositoryFolder } from '@/contract/repository/repository';
import { leastLongestTurn } from '../../../test/harness/processor-time';
import { makeWriter, type Writer } from '../writing.fixture';

const FILES = 10_000;
const FOLDERS = 20;

let writer: Writer;
const folderOf = (path: string) =>
  writer.made<RepositoryFolder>(`GET /repository/folder/${path}`, undefined, 'content');
const move = (from: string, to: string) =>
  writer.made<RepositoryFolder>(`PUT /repository/folder/${from}`, { path: to }, 'content');

beforeEach(async () => {
  writer = await makeWriter();
  const { files } = writer.api.world.catalogue.repository;
  await files.all();
  for (let at = 0; at < FILES; at++) {
    const folder = `/many/f${at % FOLDERS}`;
    const row: RepositoryFile = {
      uuid: crypto.randomUUID(),
      folder,
      name: `${at}.txt`,
      contentType: 'text/plain',
      size: 1,
      url: '',
    };
    files.create(row, { by: undefined });
  }
  await writer.api.world.store.commit();
});

test('ten thousand files are moved with their folder in a moment, and each is where it belongs', async () => {
  const there = () => move('many', '/more/files');
  const andBack = async () => {
    await there();
    await move('more/files', '/many');
  };
  expect(await leastLongestTurn(andBack)).toBeLessThan(200);
  await there();
  expect((await folderOf('more/files')).subFolders).toHaveLength(FOLDERS);
  const { files } = await folderOf('more/files/f7');
  expect(files).toHaveLength(FILES / FOLDERS);
  expect(files[0]).toMatchObject({
    folder: '/more/files/f7',
    name: '1007.txt',
    url: '/repository/download/more/files/f7/1007.txt',
  });
  expect(JSON.stringify(files)).not.toContain('_moves');
  expect(await writer.refused('GET /repository/folder/many', undefined, 'content')).toMatchObject({ status: 404 });
  expect((await writer.api.call('GET /api/v2/repository/file/many/f7/1007.txt')).status).not.toBe(200);
});

test('a file that is written after a move lies where it was written, and moves on with its folder', async () => {
  await move('many', '/more/files');
  const [file] = (await folderOf('more/files/f1')).files;
  const { uuid = '', version = 0 } = file ?? {};
  await writer.made(`PUT /repository/file/${uuid}`, { version, folder: '/apart' }, 'content');
  // A folder of the old name is another one.
  await move('apart', '/many');
  await move('more/files', '/many/again');
  await move('many', '/last');
  const at = async () =>
    (await writer.made<RepositoryFile>(`GET /repository/file/${uuid}`, undefined, 'content')).folder;
  expect(await at()).toBe('/last');
  expect((await folderOf('last/again/f2')).files).toHaveLength(FILES / FOLDERS);
  expect((await folderOf('last/again/f1')).files).toHaveLength(FILES / FOLDERS - 1);
  const same = await writer.made<RepositoryFile>(`GET /repository/file/${uuid}`, undefined, 'content');
  const again = await writer.made<RepositoryFile>(
    `PUT /repository/file/${uuid}`,
    { version: same.version, folder: '/last' },
    'content',
  );
  // Nothing was changed.
  expect(again.version).toBe(same.version);
});

test('what cannot be kept is not moved', async () => {
  await move('many', '/last');
  const { repository } = writer.api.world.catalogue;
  const before = repository.files.rows().map(({ folder }) => folder);
  expect(await writer.refused('PUT /repository/folder/last', { path: '/last/within' }, 'content')).toMatchObject({
    status: 409,
  });
  expect(await writer.refused('PUT /repository/folder/last', { path: '/wiews' }, 'content')).toMatchObject({
    status: 409,
  });
  const deep = `/${Array.from({ length: 10 }, (_, at) => `d${at}`).join('/')}`;
  expect(await writer.refused('PUT /repository/folder/last', { path: deep }, 'content')).toMatchObject({ status: 400 });
  expect(repository.files.rows().map(({ folder }) => folder)).toEqual(before);
});
