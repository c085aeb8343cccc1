import type { Crop } from '@/contract/crop';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

export const cropApi = api.enhanceEndpoints({ addTagTypes: ['crop'] }).injectEndpoints({
  endpoints: (build) => ({
    crop: build.query<Crop, string>({
      query: (shortName) => call('GET /crop/:shortName', { params: { shortName } }, { silent: true }),
      providesTags: (_, __, id) => [{ type: 'crop', id }],
    }),
  }),
});
