import type { ActivityPost, ActivityPostDraft, ActivityPostFilter } from '@/contract/content/activity-post';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

/** Posts as their editors have them. */
export const activityPostEditingApi = api.injectEndpoints({
  endpoints: (build) => ({
    activityPostList: build.query(
      listOf<ActivityPostDraft, ActivityPostFilter>('activityPostList', 'POST /activitypost/draft/filter'),
    ),
    activityPostDraft: build.query(itemOf<ActivityPost>('GET /activitypost/draft/:uuid')),
  }),
});
