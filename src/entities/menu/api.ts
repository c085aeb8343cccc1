import type { Menu, MenuFilter, MenuRow } from '@/contract/content/menu';
import { api } from '@/shared/api/api';
import { itemOf } from '@/shared/api/item-of';
import { listOf } from '@/shared/list/list-of';

/** Menus as their editors have them. */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    menuList: build.query(listOf<MenuRow, MenuFilter>('menuList', 'POST /menu/filter')),
    menuDraft: build.query(itemOf<Menu>('GET /menu/draft/:key')),
  }),
});
