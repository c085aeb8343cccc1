import type { ApiToken, OwnSession } from '@/contract/account/account';
import type { UserAccount, UserFilter } from '@/contract/account/user-account';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

const TAG = 'userAccess';

/** Accounts of all people, and by what they come in. */
export const userApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    userList: build.query(listOf<UserAccount, UserFilter>('userList', 'POST /user/filter')),
    user: build.query(itemOf<UserAccount>('GET /user/:uuid')),
    userSessions: build.query<OwnSession[], string>({
      query: (uuid) => call('GET /user/:uuid/sessions', { params: { uuid } }, { silent: true }),
      providesTags: [TAG],
    }),
    userTokens: build.query<ApiToken[], string>({
      query: (uuid) => call('GET /user/:uuid/tokens', { params: { uuid } }, { silent: true }),
      providesTags: [TAG],
    }),
    endUserSession: build.mutation<null, { uuid: string; id: string }>({
      query: (params) => call('DELETE /user/:uuid/sessions/:id', { params }, { silent: true }),
      invalidatesTags: [TAG],
    }),
    endUserSessions: build.mutation<null, string>({
      query: (uuid) => call('DELETE /user/:uuid/sessions', { params: { uuid } }, { silent: true }),
      invalidatesTags: [TAG],
    }),
    removeUserToken: build.mutation<null, string>({
      query: (uuid) => call('DELETE /apitoken/:uuid', { params: { uuid } }, { silent: true }),
      invalidatesTags: [TAG],
    }),
  }),
});

export const {
  useUserSessionsQuery,
  useUserTokensQuery,
  useEndUserSessionMutation,
  useEndUserSessionsMutation,
  useRemoveUserTokenMutation,
} = userApi;
