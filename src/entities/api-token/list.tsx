import { useTranslation } from 'react-i18next';
import type { OwnedApiToken, OwnedApiTokenFilter } from '@/contract/account/account';
import { api } from '@/shared/api/api';
import { sendPastStore } from '@/shared/api/send-past-store';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, EntityListDefinition, ListColumn, RowAction } from '@/shared/list/definition';
import { listOf } from '@/shared/list/list-of';
import { oneByOne } from '@/shared/list/work/row-actions';
import { Badge } from '@/shared/ui/layout/Badge';
import { codeName } from '@/shared/ui/text/code-name';
import { Day } from '@/shared/ui/values/Day';

const state = codeName('api-tokens:state');

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    allApiTokens: build.query(listOf<OwnedApiToken, OwnedApiTokenFilter>('allApiTokens', 'POST /apitoken/filter')),
  }),
});

const turn = (uuid: string, active: boolean) =>
  sendPastStore('PUT /apitoken/:uuid', { params: { uuid }, body: { active } });

const work = (name: string) => ({
  name,
  label: `all-api-tokens:actions.${name}`,
  bulk: `all-api-tokens:actions.${name}`,
  confirm: `all-api-tokens:confirm.${name}`,
});

const actions: readonly RowAction<OwnedApiToken>[] = [
  {
    ...work('switchOff'),
    allowed: ({ active }) => active,
    run: (rows) => oneByOne(rows, ({ uuid }) => turn(uuid, false)),
  },
  {
    ...work('switchOn'),
    harmless: true,
    allowed: ({ active }) => !active,
    run: (rows) => oneByOne(rows, ({ uuid }) => turn(uuid, true)),
  },
  {
    ...work('remove'),
    allowed: () => true,
    run: (rows) => oneByOne(rows, ({ uuid }) => sendPastStore('DELETE /apitoken/:uuid', { params: { uuid } })),
  },
];

type DayField = 'createdDate' | 'expires' | 'lastUsed';

function NoDay({ field }: { field: DayField }) {
  const { t } = useTranslation('api-tokens');
  return field === 'expires' ? t('facts.never') : t('facts.unused');
}

const dayColumn = (field: DayField): ListColumn<OwnedApiToken> => ({
  name: field,
  sort: field,
  usual: true,
  width: 130,
  cell: ({ [field]: iso }) => (iso === null ? <NoDay field={field} /> : <Day iso={iso} />),
});

/** The API tokens of all people: what they are called and when they were used, never the keys. */
export const allTokensList: EntityListDefinition<OwnedApiToken, OwnedApiTokenFilter> = {
  entity: 'all-api-tokens',
  endpoint: endpoints.allApiTokens,
  idOf: ({ uuid }) => uuid,
  defaultSort: { sort: 'createdDate', dir: 'DESC' },
  columns: [
    nameColumn('label', { width: 160, flex: 2 }),
    textColumn('owner', { usual: true, width: 150, flex: 2 }),
    textColumn('email', { usual: true, width: 180, flex: 2 }),
    {
      name: 'state',
      sort: 'state',
      usual: true,
      width: 130,
      cell: (row) => (
        <Badge>
          <state.Name code={row.state} />
        </Badge>
      ),
    },
    dayColumn('expires'),
    dayColumn('lastUsed'),
    dayColumn('createdDate'),
    { name: 'hint', width: 90, cell: ({ hint }) => <code dir="ltr">…{hint}</code> },
  ],
  filters: [
    { kind: 'terms', field: 'state', useName: state.useName },
    { kind: 'text', field: 'owner' },
    { kind: 'text', field: 'email' },
    { kind: 'text', field: 'label' },
    { kind: 'date', field: 'expires', format: 'iso' },
  ],
  useRowActions: () => actions,
  Card: TokenCard,
};

const OWNER: ReadonlySet<string> = new Set(['owner', 'email']);

/** Those of one person, who need not be named. */
export const tokensOfOne: typeof allTokensList = {
  ...allTokensList,
  columns: allTokensList.columns.filter(({ name }) => !OWNER.has(name)),
  filters: allTokensList.filters.filter(({ field }) => !OWNER.has(field)),
};

function TokenCard({ row, name }: CardProps<OwnedApiToken>) {
  return (
    <>
      {name}{' '}
      <Badge>
        <state.Name code={row.state} />
      </Badge>
      <div>
        <bdi>{row.owner}</bdi> · <bdi>{row.email}</bdi>
      </div>
    </>
  );
}
