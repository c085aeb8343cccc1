import type { Language } from '@/contract/constants';
import type { ActivityPostFilter, ActivityPostRow, ReadActivityPost } from '@/contract/content/activity-post';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';
import { listOf } from '@/shared/list/list-of';

export const activityPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    activityPostList: build.query(
      listOf<ActivityPostRow, ActivityPostFilter>('activityPostList', 'POST /activitypost/filter'),
    ),
    activityPost: build.query<ReadActivityPost, { uuid: string; lang: Language }>({
      query: ({ uuid, lang }) =>
        call('GET /activitypost/:uuid', { params: { uuid }, query: { lang } }, { silent: true }),
    }),
  }),
});
