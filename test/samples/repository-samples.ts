import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { any, like, list, number, text, type Sample } from './shapes';

const by = { by: undefined };
const as = 'administrator' as const;

/** Calls of the files that are kept in folders, those that change them each on rows of their own. */
export function repositorySamples({ world: { catalogue } }: TestApi) {
  const { files, folders, galleries } = catalogue.repository;
  const known = { uuid: '', path: '' };
  const body = new FormData();
  const file = async () => {
    await files.all();
    known.uuid = crypto.randomUUID();
    const folder = `/samples/${known.uuid}`;
    files.create({ uuid: known.uuid, folder, name: 'sowing.txt', contentType: 'text/plain', size: 14, url: '' }, by);
  };
  const folder = async () => {
    await Promise.all([files.all(), folders.all()]);
    known.path = `/samples/${crypto.randomUUID()}`;
    folders.create({ path: known.path }, by);
  };
  const gallery = async () => {
    await folder();
    await galleries.all();
    galleries.create({ path: known.path, title: 'Ears', images: [] }, by);
  };
  const picture = async () => {
    const rows = await files.all();
    known.uuid = rows.find(({ _class }) => _class === 'RepositoryImage')?.uuid ?? '';
  };
  const whole = like({ uuid: text, folder: text, name: 'sowing.txt', contentType: text, size: number, url: text });
  const kept = like({ path: text, title: any, images: list, version: number });
  const params = known;
  return {
    'GET /repository/folder': { shape: like({ path: '/', subFolders: list, files: [] }) },
    'GET /repository/folder/:path': {
      params: { path: 'wiews/CZE122' },
      shape: like({
        path: '/wiews/CZE122',
        subFolders: [{ path: '/wiews/CZE122/plans', name: 'plans' }],
        files: list,
        fixed: true,
      }),
    },
    'PUT /repository/folder/:path': {
      as,
      given: folder,
      params,
      body: { title: 'Sowing' },
      shape: like({ path: text, title: 'Sowing', fixed: false }),
    },
    'DELETE /repository/folder/:path': { as, given: folder, params, shape: null },
    'GET /repository/file/:path': {
      params: { path: 'wiews/CZE122/how-to-request.txt' },
      shape: like({ name: 'how-to-request.txt', size: number, url: text }),
    },
    'POST /repository/file/:path': {
      as,
      given: async () => {
        await folder();
        body.set('file', new File(['Sow in spring.'], 'sowing.txt'));
      },
      params,
      body,
      shape: whole,
    },
    'PUT /repository/file/:uuid': { as, given: file, params, body: { version: 1, title: 'Sowing' }, shape: whole },
    'DELETE /repository/file/:uuid': { as, given: file, params, query: '?version=1', shape: null },
    'GET /repository/uses/:uuid': { as, given: file, params, shape: [] },
    'GET /repository/download/:path': {
      as: 'nobody',
      params: { path: 'wiews/CZE122/plans/field-plan.svg' },
      shape: expect.stringMatching(/^<svg/) as unknown,
    },
    'GET /repository/image/:uuid': {
      as: 'nobody',
      given: picture,
      params,
      query: '?w=160',
      shape: expect.stringMatching(/^<svg/) as unknown,
    },
    'GET /repository/gallery/:path': { given: gallery, params, shape: kept },
    'PUT /repository/gallery/:path': { as, given: gallery, params, body: { version: 1, title: 'Awns' }, shape: kept },
    'DELETE /repository/gallery/:path': { as, given: gallery, params, query: '?version=1', shape: null },
  } satisfies Record<string, Sample>;
}
