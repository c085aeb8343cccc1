import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { itemCounts, type ItemCounts, type ItemState } from '@/contract/request/request-answer';
import type { Subrequest, SubrequestFilter } from '@/contract/request/request-lists';
import { href } from '@/routes/href';
import { failure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';
import { HelpLink } from '@/shared/ui/controls/HelpLink';
import { oneByOne } from '@/shared/list/work/row-actions';
import { requestListApi } from './api';
import { useCounts } from './ItemCounts';
import { SubrequestCard, subrequestColumns, subrequestFilters } from './subrequest-columns';

interface Reasons {
  nothingOpen: (items: ItemCounts) => string;
  decidedMeanwhile: (names: string) => string;
}

/** What is not decided yet gets this state; everything else stays as it is. Whatever is not done fails with its reason. */
async function decideRest({ uuid }: Subrequest, state: ItemState, reasons: Reasons): Promise<void> {
  const params = { uuid };
  const { page } = await sendPastStore('GET /subrequest/:uuid', { params });
  const { items, note, tracking } = page.holder.answer;
  const counts = itemCounts(Object.values(items));
  if (page.state === 'DISPATCHED' && counts.PENDING === 0) throw failure(409, reasons.nothingOpen(counts));
  const decided = Object.entries(items).map(([item, was]) => [item, was === 'PENDING' ? state : was] as const);
  const answered = await sendPastStore('PUT /subrequest/:uuid', {
    params,
    body: { items: Object.fromEntries(decided), note, tracking, was: items },
  });
  const { refused = [], holder } = answered.page;
  const names = holder.accessions.filter((row) => refused.includes(row.uuid)).map((row) => row.accessionNumber);
  if (names.length > 0) throw failure(409, reasons.decidedMeanwhile(names.join(', ')));
}

const actionsOf = (reasons: Reasons): readonly RowAction<Subrequest>[] =>
  (
    [
      ['accept', 'ACCEPTED'],
      ['decline', 'DECLINED'],
    ] as const
  ).map(([name, state]) => ({
    name,
    label: `subrequest:actions.${name}`,
    bulk: `subrequest:actions.${name}`,
    allowed: ({ requestState, items }) => requestState === 'DISPATCHED' && items.PENDING > 0,
    confirm: `subrequest:confirm.${name}`,
    harmless: name === 'accept',
    run: (rows) => oneByOne(rows, (row) => decideRest(row, state, reasons)),
  }));

function useRowActions(): readonly RowAction<Subrequest>[] {
  const { t } = useTranslation(['subrequest', 'requests']);
  const counts = useCounts();
  return useMemo(
    () =>
      actionsOf({
        nothingOpen: (items) => t('subrequest:nothingOpen', { counts: counts(items) }),
        decidedMeanwhile: (names) => t('subrequest:decidedMeanwhile', { names }),
      }),
    [t, counts],
  );
}

function HowToAnswer() {
  const { t } = useTranslation('requests');
  return (
    <span style={{ alignSelf: 'center' }}>
      <HelpLink slug="answering-requests">{t('help.genebank')}</HelpLink>
    </span>
  );
}

/** What the institutes of who is signed in are asked for. */
export const incomingList: EntityListDefinition<Subrequest, SubrequestFilter> = {
  entity: 'subrequest',
  endpoint: requestListApi.endpoints.subrequestList,
  idOf: ({ uuid }) => uuid,
  open: ({ instCode, uuid }) => href('incomingRequest', { wiewsCode: instCode, uuid }),
  columns: subrequestColumns,
  filters: subrequestFilters,
  defaultSort: { sort: 'createdDate', dir: 'DESC' },
  More: HowToAnswer,
  selection: 'toggled',
  useRowActions,
  Card: SubrequestCard,
};
