import { anyone, type Row } from './route';

export const myListRoutes = {
  myList: {
    path: '/sel',
    titleKey: 'nav:titles.myList',
    menuKey: 'nav:menu.myList',
    allow: anyone,
    area: 'my-list',
  },
  /** A tab of the list: its heading and tabs say where one is. */
  myListMap: {
    path: '/sel/map',
    titleKey: 'nav:titles.myListMap',
    allow: anyone,
    area: 'my-list',
  },
} as const satisfies Record<string, Row>;
