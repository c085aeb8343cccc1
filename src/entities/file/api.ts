import type { RepositoryFile, RepositoryFolder } from '@/contract/repository';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

export const fileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By path from the root of the repository, without its first slash. */
    folder: build.query<RepositoryFolder, string>({
      query: (path) => call('GET /repository/folder/:path', { params: { path } }, { silent: true }),
      keepUnusedDataFor: 300,
    }),
    file: build.query<RepositoryFile, string>({
      query: (path) => call('GET /repository/file/:path', { params: { path } }, { silent: true }),
    }),
    /** What is in a file, as text. */
    fileText: build.query<string, string>({
      query: (path) => call('GET /repository/download/:path', { params: { path } }, { silent: true, accept: 'text/*' }),
    }),
  }),
});
