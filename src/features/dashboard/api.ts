import type { Citation } from '@/contract/citation/citation';
import { KINDS } from '@/contract/kinds';
import type { Page } from '@/contract/page';
import type { Publishable } from '@/contract/publication/publication';
import { api } from '@/shared/api/api';
import { call, type Call, type Input } from '@/shared/api/call';
import { asFailure, type Failure } from '@/shared/api/failure';
import type { DraftKind } from './kinds';
import { tabOf, type ItemsTab } from './items-tabs';

export interface Item extends Publishable {
  kind: DraftKind;
}

export interface KindFound {
  kind: DraftKind;
  total: number;
  filterCode?: string;
}

export interface Items {
  /** Of all kinds together, in the order that was asked for. */
  rows: Item[];
  found: KindFound[];
  total: number;
  /** Kinds that could not be asked; nothing above counts them. */
  failed: DraftKind[];
}

interface Asked {
  tab: ItemsTab;
  kinds: readonly DraftKind[];
  /** Only what is the caller's. */
  mine?: true;
  /** Only what a review sent back. */
  sentBack?: true;
  /** Those changed first, and not last, and so many of them. */
  oldest?: number;
}

function callOf(kind: DraftKind, { tab, mine, sentBack, oldest }: Asked): Call {
  const line = `POST /${kind}/list` as const;
  const { states, most } = tabOf(tab);
  const query = { l: oldest ?? most, s: 'lastModifiedDate', d: oldest === undefined ? 'DESC' : 'ASC' };
  const body = {
    ...(states && { [KINDS[kind].drafts]: states }),
    ...(mine && { mine }),
    ...(sentBack && { sentBack }),
  };
  return call(line, { query, body } as Input<typeof line>, {
    silent: true,
  });
}

/** A publication is never in review, and has no versions. */
type Listed = Publishable | Citation;
const itemOf = (kind: DraftKind, row: Listed): Item =>
  'status' in row ? { ...row, kind, state: row.status, versionTag: '', current: true } : { ...row, kind };

type Answer = { kind: DraftKind } & ({ page: Page<Listed> } | { failure: Failure });

const changed = ({ lastModifiedDate, createdDate }: Item) => lastModifiedDate ?? createdDate ?? '';

/** Puts the kinds together; where none answered, why. */
function together(answers: readonly Answer[], { tab, oldest }: Asked): { data: Items } | { error: Failure } {
  const answered = answers.flatMap((each) => ('page' in each ? [each] : []));
  const failures = answers.flatMap((each) => ('failure' in each ? [each] : []));
  if (failures[0] && answered.length === 0) return { error: failures[0].failure };
  const rows = answered
    .flatMap(({ kind, page }) => page.content.map((row) => itemOf(kind, row)))
    .sort((a, b) =>
      oldest === undefined ? changed(b).localeCompare(changed(a)) : changed(a).localeCompare(changed(b)),
    )
    .slice(0, oldest ?? tabOf(tab).most);
  const found = answered.map(({ kind, page: { totalElements: total, filterCode } }) => ({ kind, total, filterCode }));
  const total = found.reduce((sum, each) => sum + each.total, 0);
  return { data: { rows, found, total, failed: failures.map(({ kind }) => kind) } };
}

const TAG = 'dashboard-items';

export const dashboardApi = api.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  endpoints: (build) => ({
    dashboardItems: build.query<Items, Asked>({
      queryFn: async (asked, _api, _options, send) => {
        const answers = asked.kinds.map(async (kind): Promise<Answer> => {
          const { data, error } = await send(callOf(kind, asked));
          return error ? { kind, failure: asFailure(error) } : { kind, page: data as Page<Listed> };
        });
        return together(await Promise.all(answers), asked);
      },
      providesTags: [TAG],
    }),
  }),
});

/** Every tab is asked for anew: what failed for one list failed for the counts of the others. */
export const itemsToAskAgain = () => dashboardApi.util.invalidateTags([TAG]);
