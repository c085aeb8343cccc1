import type { Update } from '../families';
import type { FileUse, ImageGallery, RepositoryFile, RepositoryFolder } from './repository';
import type { ImageGalleryChange, RepositoryFileChange, RepositoryFolderChange } from './repository-schema';

const line = <E>() => ({}) as E;

/** Files in folders. Read by all; kept by content editors, as the lists of folders say (`/acl/repository-folder/:path`). */
// oxfmt-ignore
export const repositoryEndpoints = {
  /** The root. */
  'GET /repository/folder': line<{ returns: RepositoryFolder }>(),
  'GET /repository/folder/:path': line<{ returns: RepositoryFolder }>(),
  /** Makes it where there is none, with those above it. 409 where `path`, to which it is moved, is taken. */
  'PUT /repository/folder/:path': line<{ body: RepositoryFolderChange; returns: RepositoryFolder }>(),
  /** 409 where something is in it. */
  'DELETE /repository/folder/:path': line<{ returns: null }>(),

  /** By its path or by its uuid. */
  'GET /repository/file/:path': line<{ returns: RepositoryFile }>(),
  /** One file into the folder of the path, which is made where there is none. */
  'POST /repository/file/:path': line<{ upload: FormData; returns: RepositoryFile }>(),
  'PUT /repository/file/:uuid': line<{ body: Update<RepositoryFileChange>; returns: RepositoryFile }>(),
  /** 409 where something uses it. */
  'DELETE /repository/file/:uuid': line<{ query: { version: number }; returns: null }>(),
  /** What names the file, as editors have it and as it is public. */
  'GET /repository/uses/:uuid': line<{ returns: FileUse[] }>(),
  'GET /repository/download/:path': line<{ returns: Blob }>(),
  /** `w`: pixels, the next of `IMAGE_WIDTHS`; never wider than it is. */
  'GET /repository/image/:uuid': line<{ query: { w?: number }; returns: Blob }>(),

  /** Of the folder of the path; 404 where it has none. */
  'GET /repository/gallery/:path': line<{ returns: ImageGallery }>(),
  /** Makes it where there is none: `version` 0. */
  'PUT /repository/gallery/:path': line<{ body: Update<ImageGalleryChange>; returns: ImageGallery }>(),
  'DELETE /repository/gallery/:path': line<{ query: { version: number }; returns: null }>(),
};
