import { useTranslation } from 'react-i18next';
import { awaitsRequester, type OwnRequest, type OwnRequestFilter } from '@/contract/request/request-lists';
import { InstituteAcronym } from '@/entities/names/InstituteAcronym';
import { instituteNames } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import type { CardProps, EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Badge } from '@/shared/ui/layout/Badge';
import { Missing } from '@/shared/ui/text/Missing';
import { Listed } from '@/shared/ui/values/Listed';
import { requestListApi } from './api';
import { requestColumns, RequestCard } from './columns';
import { ownStanding } from './Standing';

/** What its requester is to do next. */
function NextStep({ row }: { row: OwnRequest }) {
  const { t } = useTranslation('request');
  return (
    <Badge dense tone="waits">
      {t(row.state === 'NOTVALIDATED' ? 'nextSteps.confirm' : 'nextSteps.received')}
    </Badge>
  );
}

const acronymOf = (code: string) => <InstituteAcronym code={code} />;

function Institutes({ codes }: { codes: readonly string[] }) {
  return <Listed texts={codes} draw={acronymOf} />;
}

const nextColumn: ListColumn<OwnRequest> = {
  name: 'awaitsRequester',
  sort: 'awaitsRequester',
  usual: true,
  width: 185,
  flex: 1,
  cell: (row) => (awaitsRequester(row) ? <NextStep row={row} /> : <Missing />),
  text: awaitsRequester,
};

const columns = requestColumns(ownStanding).map((column): ListColumn<OwnRequest> => {
  switch (column.name) {
    case 'createdDate':
      return { ...column, width: 110 };
    case 'standing':
      return { ...column, width: 235, flex: 2 };
    case 'institutes':
      return { ...column, align: undefined, width: 105, flex: 1, cell: (row) => <Institutes codes={row.institutes} /> };
    case 'items':
      return { ...column, width: 240, flex: 2 };
    case 'lastModifiedDate':
      return { ...column, usual: false };
    default:
      return column;
  }
});

function OwnCard({ row, name }: CardProps<OwnRequest>) {
  return (
    <RequestCard row={row} name={name}>
      {awaitsRequester(row) && (
        <div>
          <NextStep row={row} />
        </div>
      )}
      <div>
        <Institutes codes={row.institutes} />
      </div>
    </RequestCard>
  );
}

/** What somebody who is signed in asked for; what waits for them comes first. */
export const ownRequestList: EntityListDefinition<OwnRequest, OwnRequestFilter> = {
  entity: 'request',
  endpoint: requestListApi.endpoints.ownRequestList,
  idOf: ({ uuid }) => uuid,
  open: ({ uuid }) => href('myRequest', { uuid }),
  columns: [...columns.slice(0, 1), nextColumn, ...columns.slice(1)],
  filters: [
    { kind: 'terms', field: 'standing', useName: ownStanding.useName },
    { kind: 'terms', field: 'institutes', ...instituteNames },
    { kind: 'date', field: 'createdDate', format: 'iso' },
  ],
  defaultSort: { sort: 'awaitsRequester', dir: 'DESC' },
  Card: OwnCard,
};
