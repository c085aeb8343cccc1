import {
  fitsName,
  IMAGE_WIDTHS,
  isImage,
  type RepositoryFile,
  type RepositoryFolder,
} from '@/contract/repository/repository';
import {
  isRepositoryName,
  repositoryFileSchema,
  repositoryFolderSchema,
  type RepositoryFileChange,
} from '@/contract/repository/repository-schema';
import { contentPath, narrowPath, type Repository } from '../../data/catalogue/repository';
import { byOf } from '../../rules/entities/crud';
import { readChange, readVersion, refused } from '../../rules/entities/read-change';
import {
  admitFile,
  folderAt,
  newPath,
  pathOf,
  removeFolder,
  repositoryOf,
  saveFolder,
} from '../../rules/repository/folders';
import { demand, folderPermissions } from '../../rules/repository/folder-permissions';
import { keepsFiles } from '../../rules/repository/keeps-files';
import { typeOf } from '../../rules/repository/type-of';
import { usesOf } from '../../rules/repository/uses-of';
import { open, withToken, type Caller } from '../../rules/tokens/caller';
import { answer, fileAnswer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { badRequest, conflict, notFound } from '../../tools/http/api-failure';
import { INERT } from '../../tools/http/inert';
import { sentence } from '../../tools/http/sentence';

const DAY = 86_400;
/** Of an address by path: another file may take its place. */
const SOON = 600;

/** By uuid, or by path. */
async function fileAt(world: World, asked: string): Promise<RepositoryFile> {
  const { files, fileAt: at } = await repositoryOf(world);
  const path = pathOf(asked);
  const found = files.get(asked) ?? at(path);
  if (!found) throw notFound(sentence('noFile', { id: path }));
  return found;
}

async function fileOf(world: World, uuid: string): Promise<RepositoryFile> {
  const { files } = await repositoryOf(world);
  const found = files.get(uuid);
  if (!found) throw notFound(sentence('noFile', { id: uuid }));
  return found;
}

/** What is made narrower here: others move, or are drawn. */
const NARROWED = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** The picture in the next of the widths, which is made once; as it is where it is not wider. */
async function narrow(world: World, kept: Repository, file: RepositoryFile, asked: number) {
  const width = IMAGE_WIDTHS.find((each) => each >= asked);
  const whole = () => kept.contentOf(file);
  if (!width || (file.width ?? 0) <= width || !NARROWED.has(file.contentType)) return whole();
  const resizeImage = await world.settings.imageResizer?.();
  if (!resizeImage) return whole();
  const { files } = world.store;
  const path = narrowPath(file, width);
  const known = await files.get(path);
  if (known) return new Uint8Array(known);
  // What cannot be read whole, a browser may still show.
  const made = await resizeImage(await whole(), width).catch(whole);
  await files.put(path, made);
  // It may have gone meanwhile.
  if (!kept.files.get(file.uuid)) kept.tidy([file]);
  return made;
}

function sendFile(file: RepositoryFile, content: Uint8Array<ArrayBuffer>, maxAge: number): Response {
  return new Response(content, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': `public, max-age=${maxAge}`,
      // Uploaded content must not run with the rights of this origin.
      'Content-Security-Policy': INERT,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const told = (world: World, caller: Caller, folder: RepositoryFolder): RepositoryFolder => ({
  ...folder,
  _permissions: folderPermissions(caller, world.acl, folder.path),
});

/** Another name or another folder: neither taken, nor saying that the file were something else. */
function admitMove(repository: Repository, file: RepositoryFile, change: Partial<RepositoryFileChange>): void {
  const { name = file.name, folder = file.folder } = change;
  if (name === file.name && folder === file.folder) return;
  if (!fitsName(file.contentType, name)) throw refused({ name: 'fileType' });
  admitFile(repository, folder, name);
}

export const repository: readonly Answer[] = [
  answer('GET /repository/folder', withToken, async ({ world, session }) =>
    told(world, session, await folderAt(world, '')),
  ),
  answer('GET /repository/folder/:path', withToken, async ({ world, session, params }) =>
    told(world, session, await folderAt(world, params.path)),
  ),

  answer('PUT /repository/folder/:path', keepsFiles, async ({ world, session, params, body }) => {
    const change = readChange(repositoryFolderSchema, body ?? {}, true);
    return told(world, session, await saveFolder(world, newPath(params.path), change, session));
  }),

  answer('DELETE /repository/folder/:path', keepsFiles, async ({ world, session, params }) => {
    await removeFolder(world, pathOf(params.path), session);
    return null;
  }),

  answer('GET /repository/file/:path', withToken, async ({ world, session, params }) => {
    const file = await fileAt(world, params.path);
    return { ...file, _permissions: folderPermissions(session, world.acl, file.folder) };
  }),

  fileAnswer('POST /repository/file/:path', keepsFiles, async ({ world, session, params, files }) => {
    const kept = await repositoryOf(world);
    const [sent] = files;
    if (!sent || files.length > 1) throw badRequest('The form must have one file.');
    const folder = newPath(params.path);
    demand(world, session, 'create', folder);
    const name = sent.name.normalize('NFC');
    if (!isRepositoryName(name)) throw badRequest(sentence('fileName'));
    const type = typeOf(sent.bytes, name);
    if (!type) throw badRequest(sentence('fileKind', { name }));
    admitFile(kept, folder, name);
    const uuid = crypto.randomUUID();
    await world.store.files.put(contentPath({ uuid }), sent.bytes);
    try {
      // Others may have added files meanwhile.
      admitFile(kept, folder, name);
      const file: RepositoryFile = {
        _class: isImage(type) ? 'RepositoryImage' : 'RepositoryFile',
        uuid,
        folder,
        name,
        ...type,
        size: sent.bytes.length,
        url: '',
      };
      return kept.files.create(file, { by: byOf(session) });
    } catch (failure) {
      kept.tidy([{ uuid }]);
      throw failure;
    }
  }),

  answer('PUT /repository/file/:uuid', keepsFiles, async ({ world, session, params, body }) => {
    const kept = await repositoryOf(world);
    const file = await fileOf(world, params.uuid);
    const change = readChange(repositoryFileSchema, body, true) as Partial<RepositoryFileChange>;
    const { folder: to = file.folder, ...about } = change;
    if (to === file.folder || Object.keys(about).length > 0) demand(world, session, 'write', file.folder);
    if (to !== file.folder) {
      demand(world, session, 'delete', file.folder);
      demand(world, session, 'create', to);
    }
    admitMove(kept, file, change);
    const version = readVersion((body as { version?: unknown } | undefined)?.version);
    return kept.files.change(file.uuid, version, change as Partial<RepositoryFile>, { by: byOf(session) });
  }),

  answer('DELETE /repository/file/:uuid', keepsFiles, async ({ world, session, params, query }) => {
    const kept = await repositoryOf(world);
    const file = await fileOf(world, params.uuid);
    demand(world, session, 'delete', file.folder);
    const uses = await usesOf(world, file);
    if (uses.length > 0) {
      const names = uses.slice(0, 10).map(({ title }) => title);
      throw conflict(sentence('fileUsed', { name: file.name, names: names.join(', ') }));
    }
    kept.files.remove(file.uuid, readVersion(query.version), { by: byOf(session) });
    kept.tidy([file]);
    return null;
  }),

  answer('GET /repository/uses/:uuid', keepsFiles, async ({ world, params }) =>
    usesOf(world, await fileOf(world, params.uuid)),
  ),

  // A link and a picture in a page carry no token.
  answer('GET /repository/download/:path', open, async ({ world, params }) => {
    const file = await fileAt(world, params.path);
    return sendFile(file, await world.catalogue.repository.contentOf(file), SOON);
  }),

  answer('GET /repository/image/:uuid', open, async ({ world, params, query }) => {
    const file = await fileOf(world, params.uuid);
    if (!isImage(file)) throw notFound(sentence('noPicture', { id: params.uuid }));
    return sendFile(file, await narrow(world, await repositoryOf(world), file, Number(query.w ?? Infinity)), DAY);
  }),
];
