import { isImage, type ImageGallery } from '@/contract/repository/repository';
import { imageGallerySchema, type ImageGalleryChange } from '@/contract/repository/repository-schema';
import type { GalleryRecord, Repository } from '../../data/catalogue/repository';
import { byOf } from '../../rules/entities/crud';
import { readChange, readVersion, refused } from '../../rules/entities/read-change';
import { findFolder, newPath, pathOf, repositoryOf } from '../../rules/repository/folders';
import { demand } from '../../rules/repository/folder-permissions';
import { keepsFiles } from '../../rules/repository/keeps-files';
import { withToken } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import { conflict, notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';

const told = ({ files }: Repository, row: GalleryRecord): ImageGallery => ({
  ...row,
  images: row.images.flatMap((uuid) => files.get(uuid) ?? []),
});

/** Refuses (400) what is no picture here. */
function checkImages({ files }: Repository, images: readonly string[] = []): void {
  const wrong = images.flatMap((uuid, at) => {
    const file = files.get(uuid);
    return file && isImage(file) && images.indexOf(uuid) === at ? [] : at;
  });
  if (wrong.length > 0) throw refused(Object.fromEntries(wrong.map((at) => [`images[${at}]`, 'notFound'])));
}

export const galleries: readonly Answer[] = [
  answer('GET /repository/gallery/:path', withToken, async ({ world, params }) => {
    const repository = await repositoryOf(world);
    const path = pathOf(params.path);
    const found = repository.galleries.get(path);
    if (!found) throw notFound(sentence('noGallery', { id: path }));
    return told(repository, found);
  }),

  answer('PUT /repository/gallery/:path', keepsFiles, async ({ world, session, params, body }) => {
    const repository = await repositoryOf(world);
    const path = newPath(params.path);
    if (!(await findFolder(world, path))) throw notFound(sentence('noFolder', { id: path }));
    demand(world, session, 'write', path);
    const version = readVersion(body?.version);
    const isNew = !repository.galleries.get(path);
    if (isNew && version > 0) throw conflict(sentence('changed'));
    const change = isNew ? readChange(imageGallerySchema, body, false) : readChange(imageGallerySchema, body, true);
    checkImages(repository, change.images);
    const by = { by: byOf(session) };
    const { galleries: table } = repository;
    return told(
      repository,
      isNew
        ? table.create({ path, ...(change as ImageGalleryChange) }, by)
        : table.change(path, version, change as Partial<GalleryRecord>, by),
    );
  }),

  answer('DELETE /repository/gallery/:path', keepsFiles, async ({ world, session, params, query }) => {
    const { galleries: table } = await repositoryOf(world);
    const path = pathOf(params.path);
    if (!table.get(path)) throw notFound(sentence('noGallery', { id: path }));
    demand(world, session, 'delete', path);
    table.remove(path, readVersion(query.version), { by: byOf(session) });
    return null;
  }),
];
