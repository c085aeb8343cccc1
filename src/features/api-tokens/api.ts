import type { ApiToken, ApiTokenChange } from '@/contract/account/account';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

const TAG = 'apiToken';

/** Tokens as they are listed. One that is made never comes here: its answer holds the key itself. */
export const apiTokensApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    apiTokens: build.query<ApiToken[], void>({
      query: () => call('GET /me/tokens', {}, { silent: true }),
      providesTags: [TAG],
    }),
    changeApiToken: build.mutation<ApiToken, { uuid: string; body: ApiTokenChange }>({
      query: ({ uuid, body }) => call('PUT /me/tokens/:uuid', { params: { uuid }, body }, { silent: true }),
      invalidatesTags: [TAG],
    }),
    removeApiToken: build.mutation<null, string>({
      query: (uuid) => call('DELETE /me/tokens/:uuid', { params: { uuid } }, { silent: true }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const { useApiTokensQuery, useChangeApiTokenMutation, useRemoveApiTokenMutation } = apiTokensApi;

/** What is listed is asked for anew. */
export const tokensChanged = () => apiTokensApi.util.invalidateTags([TAG]);
