import type { Institute, InstituteFilter } from '@/contract/institute';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

const HOUR = 3600;

export const instituteApi = api.enhanceEndpoints({ addTagTypes: ['institute'] }).injectEndpoints({
  endpoints: (build) => ({
    instituteList: build.query(listOf<Institute, InstituteFilter>('instituteList', 'POST /wiews/filter', 'institute')),
    institute: build.query<Institute, string>({
      query: (code) => call('GET /wiews/:code', { params: { code } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'institute', id }],
    }),
    /** Names by WIEWS code. */
    instituteNames: build.query<Record<string, string>, readonly string[]>({
      query: (codes) => call('POST /vocabulary/wiews/decode', { body: [...codes] }, { silent: true }),
      keepUnusedDataFor: HOUR,
    }),
  }),
});
