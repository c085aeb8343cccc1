import type { FileUse, ImageGallery, RepositoryFile, RepositoryFolder } from '@/contract/repository/repository';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

export const fileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By path from the root of the repository, without its first slash; nothing is the root. */
    folder: build.query<RepositoryFolder, string>({
      query: (path) =>
        path === ''
          ? call('GET /repository/folder', {}, { silent: true })
          : call('GET /repository/folder/:path', { params: { path } }, { silent: true }),
      keepUnusedDataFor: 300,
    }),
    /** Of the folder of the path. */
    gallery: build.query<ImageGallery, string>({
      query: (path) => call('GET /repository/gallery/:path', { params: { path } }, { silent: true }),
    }),
    /** What names a file, by its uuid. */
    uses: build.query<FileUse[], string>({
      query: (uuid) => call('GET /repository/uses/:uuid', { params: { uuid } }, { silent: true }),
    }),
    /** By its path, or by its uuid. */
    file: build.query<RepositoryFile, string>({
      query: (path) => call('GET /repository/file/:path', { params: { path } }, { silent: true }),
    }),
    /** What is in a file, as text. */
    fileText: build.query<string, string>({
      query: (path) => call('GET /repository/download/:path', { params: { path } }, { silent: true, accept: 'text/*' }),
    }),
  }),
});
