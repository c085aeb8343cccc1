import type { UnknownAction } from '@reduxjs/toolkit';
import type { Profile } from '@/contract/account/session';
import type { OwnSession, ProfileChange } from '@/contract/account/account';
import { PROFILE_TAG } from '@/session/profile-tag';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

interface Life {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<{ data: Profile }>;
}

const SESSIONS_TAG = 'ownSession';

/** Answers that are the profile as it is now: it need not be asked for again. */
async function show({ dispatch, queryFulfilled }: Life): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(shownProfile(data));
  } catch {
    // Told by who called.
  }
}

/** One's own account. The page says what failed. Calls with a password go past the store. */
export const profileApi = api.enhanceEndpoints({ addTagTypes: [PROFILE_TAG, SESSIONS_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, void>({
      query: () => call('GET /me/profile', {}, { silent: true }),
      providesTags: [PROFILE_TAG],
    }),
    changeProfile: build.mutation<Profile, ProfileChange>({
      query: (body) => call('PUT /me/profile', { body }, { silent: true }),
      onQueryStarted: (_, life) => show(life),
    }),
    withdrawEmail: build.mutation<Profile, void>({
      query: () => call('DELETE /me/email', {}, { silent: true }),
      onQueryStarted: (_, life) => show(life),
    }),
    removeFtp: build.mutation<null, void>({ query: () => call('DELETE /me/ftp', {}, { silent: true }) }),
    sessions: build.query<OwnSession[], void>({
      query: () => call('GET /me/sessions', {}, { silent: true }),
      providesTags: [SESSIONS_TAG],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => call('DELETE /me/sessions/:id', { params: { id } }, { silent: true }),
      invalidatesTags: [SESSIONS_TAG],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => call('DELETE /me/sessions', {}, { silent: true }),
      invalidatesTags: [SESSIONS_TAG],
    }),
    askDeletion: build.mutation<null, string>({
      query: (language) => call('POST /me/delete', { body: { language } }, { silent: true }),
    }),
  }),
});

/** Puts an answer that came past the store where the page reads it. */
export const shownProfile = (profile: Profile) =>
  // Its own type wants the whole store's, which belongs to the application.
  profileApi.util.updateQueryData('profile', undefined, () => profile) as unknown as UnknownAction;
