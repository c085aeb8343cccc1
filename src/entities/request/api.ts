import type { AdminRequest, AdminRequestFilter } from '@/contract/request/request-admin';
import type { OwnRequest, OwnRequestFilter, Subrequest, SubrequestFilter } from '@/contract/request/request-lists';
import { api } from '@/shared/api/api';
import { listOf } from '@/shared/list/list-of';

export const requestListApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownRequestList: build.query(listOf<OwnRequest, OwnRequestFilter>('ownRequestList', 'POST /me/requests/filter')),
    adminRequestList: build.query(listOf<AdminRequest, AdminRequestFilter>('adminRequestList', 'POST /request/filter')),
    subrequestList: build.query(listOf<Subrequest, SubrequestFilter>('subrequestList', 'POST /subrequest/filter')),
  }),
});
