import type { Line } from '@/contract/endpoints';
import type { RouteName } from '@/routes/routes';
import { mayReadDraftCitations, mayReadDrafts, mayReadDraftTrees, type Policy } from '@/session/policies';

interface KindRow {
  line: Extract<Line, `POST ${string}/list`>;
  /** Who is shown what is not published of it. */
  when: Policy;
  /** The list of the dashboard that has all of them. */
  list?: Extract<
    RouteName,
    | 'dashboardDatasets'
    | 'dashboardDescriptorLists'
    | 'dashboardDescriptors'
    | 'dashboardDivtrees'
    | 'dashboardSubsets'
    | 'dashboardCitations'
  >;
  /** The row of its editor. */
  edit?: Extract<
    RouteName,
    'editDataset' | 'editDescriptor' | 'editDescriptorList' | 'editDivtree' | 'editSubset' | 'editCitation'
  >;
  /** The property that says whether it is published, `state` by default. */
  state?: 'status';
}

/** What is drafted, reviewed and published, by the row of its page. */
export const KINDS = {
  dataset: {
    line: 'POST /dataset/list',
    when: mayReadDrafts,
    list: 'dashboardDatasets',
    edit: 'editDataset',
  },
  descriptorList: {
    line: 'POST /descriptorlist/list',
    when: mayReadDrafts,
    list: 'dashboardDescriptorLists',
    edit: 'editDescriptorList',
  },
  descriptor: {
    line: 'POST /descriptor/list',
    when: mayReadDrafts,
    list: 'dashboardDescriptors',
    edit: 'editDescriptor',
  },
  subset: {
    line: 'POST /subset/list',
    when: mayReadDrafts,
    list: 'dashboardSubsets',
    edit: 'editSubset',
  },
  divtree: {
    line: 'POST /divtree/list',
    when: mayReadDraftTrees,
    list: 'dashboardDivtrees',
    edit: 'editDivtree',
  },
  citation: {
    line: 'POST /bibliography/list',
    when: mayReadDraftCitations,
    list: 'dashboardCitations',
    edit: 'editCitation',
    state: 'status',
  },
} as const satisfies Partial<Record<RouteName, KindRow>>;

export type Kind = keyof typeof KINDS;

export const kindNames = Object.keys(KINDS) as Kind[];

/** The same rows under the general type. */
export const kindOf = (kind: Kind): KindRow => KINDS[kind];
