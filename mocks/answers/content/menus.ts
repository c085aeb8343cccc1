import type { Menu, MenuFilter, MenuRow } from '@/contract/content/menu';
import { allItems } from '@/contract/content/menu-schema';
import { wantedLanguage } from '../../data/content/read-in';
import { menuIn, publicArticles } from '../../data/content/read-menu';
import { collection } from '../../rules/entities/collection';
import { menus as kind } from '../../rules/entities/content-kinds';
import { drafts } from '../../rules/entities/drafts';
import { withToken } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import { notFound } from '../../tools/http/api-failure';
import { sentence } from '../../tools/http/sentence';

const menusOf = collection<MenuRow, MenuFilter, Menu>(
  {
    key: { kind: 'terms', value: ({ key }) => key, search: true },
    title: {
      kind: 'text',
      value: ({ items }) => allItems(items).flatMap(({ title }) => title ?? []),
      search: true,
      internal: true,
    },
    state: { kind: 'terms', value: ({ state }) => state, facet: true },
    lastModifiedDate: { kind: 'date', value: ({ lastModifiedDate }) => lastModifiedDate, internal: true },
  },
  kind.listed,
  (menu, caller, world) => {
    const { items, ...row } = kind.details(world, menu, caller);
    return { ...row, itemCount: allItems(items).length };
  },
);

export const menus: readonly Answer[] = [
  answer('GET /menu/:key', withToken, async (call) => {
    const { world, params } = call;
    const found = (await world.content.menus.allPublic()).find(({ key }) => key === params.key);
    if (!found) throw notFound(sentence('noMenu', { id: params.key }));
    return menuIn(found, await publicArticles(world.content), wantedLanguage(call));
  }),

  answer('POST /menu/list', kind.allow, menusOf.list),
  answer('POST /menu/filter', kind.allow, menusOf.filter),

  ...drafts(kind),
];
