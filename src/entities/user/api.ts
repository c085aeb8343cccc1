import type { OwnSession } from '@/contract/account/account';
import type { UserAccount, UserFilter } from '@/contract/account/user-account';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

/** Accounts of all people, and where they are logged in. */
export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    userList: build.query(listOf<UserAccount, UserFilter>('userList', 'POST /user/filter')),
    user: build.query(itemOf<UserAccount>('GET /user/:uuid')),
    userSessions: build.query(itemOf<OwnSession[]>('GET /user/:uuid/sessions')),
  }),
});
