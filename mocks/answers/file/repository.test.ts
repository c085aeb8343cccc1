import type { RepositoryFile, RepositoryFolder } from '@/contract/repository/repository';
import { testApi } from '../../rules/world/api.fixture';

const api = testApi({ accessions: 600 });
let token = '';

beforeAll(async () => {
  token = await api.token();
});

const answered = async <T>(line: string): Promise<T> => (await (await api.call(line, { token })).json()) as T;

test.each(['/api/v2/repository/folder/wiews/CZE122', '/api/v2/repository/folder/%2Fwiews%2FCZE122/'])(
  'a folder is found however its slashes are written: %s',
  async (path) => {
    const { files, subFolders } = await answered<RepositoryFolder>(`GET ${path}`);
    expect(files.map(({ name }) => name)).toEqual(['how-to-request.txt', 'regeneration.csv']);
    expect(subFolders).toEqual([{ path: '/wiews/CZE122/plans', name: 'plans' }]);
  },
);

test('every institute has a folder, a name alone has none', async () => {
  const { files, subFolders } = await answered<RepositoryFolder>('GET /api/v2/repository/folder/wiews/MEX002');
  expect([...files, ...subFolders]).toEqual([]);
  expect((await api.call('GET /api/v2/repository/folder/wiews/CZE1', { token })).status).toBe(404);
  expect((await api.call('GET /api/v2/repository/folder/wiews/CZE122/pla', { token })).status).toBe(404);
});

test.each(['how-to-request.txt', 'regeneration.csv', 'plans/field-plan.svg'])(
  '%s is downloaded without a token, as long as it says, and can do nothing',
  async (name) => {
    const file = await answered<RepositoryFile>(`GET /api/v2/repository/file/wiews/CZE122/${name}`);
    expect(file).not.toHaveProperty('content');
    const response = await api.call(`GET /api/v2${file.url}`);
    expect((await response.arrayBuffer()).byteLength).toBe(file.size);
    expect(response.headers.get('Content-Type')).toBe(file.contentType);
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''${file.name}`);
    expect(response.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'none'; sandbox$/);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

test('a file that is not there is not found', async () => {
  expect((await api.call('GET /api/v2/repository/file/wiews/CZE122/none.txt', { token })).status).toBe(404);
  expect((await api.call('GET /api/v2/repository/download/wiews/CZE122/none.txt')).status).toBe(404);
});

test('where the accessions are not the demo’s, no file is made up', async () => {
  const { world } = testApi({ accessions: 60, demo: false });
  expect(await world.catalogue.repository.files.all()).toEqual([]);
});
