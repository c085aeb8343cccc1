import type { ComponentType } from 'react';
import type { RouteName } from '@/routes/routes';
import { MyListFigure } from './MyListFigure';
import { WaitingFigure } from './WaitingFigure';

interface Section {
  /** Who may open the row sees the section; its texts are `sections.{name}`. */
  name: RouteName;
  /** What there is of it. */
  Figure?: ComponentType;
}

/** What a person finds on the dashboard, in groups. A feature that comes adds its row here and its texts. */
export const GROUPS = [
  { name: 'account', sections: [{ name: 'profile' }, { name: 'password' }, { name: 'apiTokens' }] },
  { name: 'requests', sections: [{ name: 'myRequests' }, { name: 'incomingRequests', Figure: WaitingFigure }] },
  {
    name: 'publication',
    sections: [
      { name: 'dashboardDatasets' },
      { name: 'dashboardDescriptorLists' },
      { name: 'dashboardDescriptors' },
      { name: 'dashboardSubsets' },
      { name: 'dashboardDivtrees' },
      { name: 'dashboardGenotypes' },
      { name: 'dashboardCitations' },
    ],
  },
  { name: 'kept', sections: [{ name: 'myList', Figure: MyListFigure }, { name: 'accessionsMap' }] },
  { name: 'administration', sections: [{ name: 'admin' }] },
] as const satisfies readonly { name: string; sections: readonly Section[] }[];
