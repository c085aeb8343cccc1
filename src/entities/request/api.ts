import type { OwnRequest, OwnRequestFilter } from '@/contract/request-lists';
import { api } from '@/shared/api/api';
import { listOf } from '@/shared/list/list-of';

export const requestListApi = api.enhanceEndpoints({ addTagTypes: ['request'] }).injectEndpoints({
  endpoints: (build) => ({
    ownRequestList: build.query(
      listOf<OwnRequest, OwnRequestFilter>('ownRequestList', 'POST /me/requests/filter', 'request'),
    ),
  }),
});
