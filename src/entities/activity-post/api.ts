import type { ActivityPostFilter, ActivityPostRow, ReadActivityPost } from '@/contract/content/activity-post';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

export const activityPostApi = api.injectEndpoints({
  endpoints: (build) => ({
    news: build.query(listOf<ActivityPostRow, ActivityPostFilter>('news', 'POST /activitypost/filter')),
    activityPost: build.query(itemOf<ReadActivityPost>('GET /activitypost/:uuid')),
  }),
});
