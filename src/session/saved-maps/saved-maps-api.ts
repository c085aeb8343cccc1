import type { SavedMap } from '@/contract/account/session';
import { api } from '@/shared/api/api';
import { call } from '@/shared/api/call';

interface Life {
  dispatch: (action: never) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/** What the account holds is known after each change; it need not be asked again. */
async function patch({ dispatch, queryFulfilled }: Life, change: (maps: SavedMap[]) => SavedMap[]): Promise<void> {
  try {
    await queryFulfilled;
    // Its own type wants the whole store's, which belongs to the application.
    dispatch(savedMapsApi.util.updateQueryData('myMaps', undefined, change) as never);
  } catch {
    // Told by who called.
  }
}

const others = (maps: SavedMap[], code: string) => maps.filter(({ filterCode }) => filterCode !== code);

/** The layers that an account holds. Their caller says what failed. */
export const savedMapsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myMaps: build.query<SavedMap[], void>({ query: () => call('GET /me/maps', {}, { silent: true }) }),
    addMyMap: build.mutation<SavedMap, SavedMap>({
      query: (body) => call('POST /me/maps', { body }, { silent: true }),
      onQueryStarted: (map, life) => patch(life, (maps) => [...others(maps, map.filterCode), map]),
    }),
    changeMyMap: build.mutation<SavedMap, SavedMap>({
      query: (body) =>
        call('PUT /me/maps/:filterCode', { params: { filterCode: body.filterCode }, body }, { silent: true }),
      onQueryStarted: (map, life) =>
        patch(life, (maps) => maps.map((one) => (one.filterCode === map.filterCode ? map : one))),
    }),
    removeMyMap: build.mutation<null, string>({
      query: (filterCode) => call('DELETE /me/maps/:filterCode', { params: { filterCode } }, { silent: true }),
      onQueryStarted: (code, life) => patch(life, (maps) => others(maps, code)),
    }),
  }),
});
