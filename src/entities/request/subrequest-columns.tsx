import type { Subrequest, SubrequestFilter } from '@/contract/request/request-lists';
import { useCountryName } from '@/entities/names/use-country-name';
import { CountryName } from '@/entities/names/CountryName';
import { instituteNames } from '@/entities/names/use-institute-name';
import type { FilterDefinition } from '@/shared/filters/criteria/filter-definition';
import { figureColumn, nameColumn, textColumn } from '@/shared/list/columns';
import type { CardProps, ListColumn } from '@/shared/list/definition';
import { codeName } from '@/shared/ui/text/code-name';
import { Day } from '@/shared/ui/values/Day';
import { ItemCounts } from './ItemCounts';
import { itemsColumn } from './columns';
import { partStandingName, requestStandingName, Standing, standingText } from './Standing';

export const purposeName = codeName('requests:purposes');

/** What is asked of genebanks; who asks names a row. */
export const subrequestColumns: readonly ListColumn<Subrequest>[] = [
  nameColumn('fullName', { width: 120, flex: 2 }),
  {
    name: 'createdDate',
    sort: 'createdDate',
    usual: true,
    width: 105,
    cell: ({ createdDate }) => <Day iso={createdDate} />,
  },
  { ...textColumn('instCode', { usual: true, width: 80 }) },
  textColumn('number', { width: 130 }),
  {
    name: 'standing',
    sort: 'standing',
    usual: true,
    width: 222,
    flex: 2,
    cell: (row) => <Standing standing={row.standing} progress={row} name={partStandingName} />,
    text: standingText,
  },
  figureColumn('accessionCount', 85),
  itemsColumn,
  {
    name: 'country',
    sort: 'country',
    usual: true,
    width: 85,
    cell: ({ country }) => <CountryName code3={country} />,
  },
  { name: 'purpose', sort: 'purpose', width: 130, cell: ({ purpose }) => <purposeName.Name code={purpose} /> },
  textColumn('email', { width: 180 }),
  {
    name: 'lastModifiedDate',
    sort: 'lastModifiedDate',
    width: 120,
    cell: ({ lastModifiedDate }) => <Day iso={lastModifiedDate} />,
  },
  {
    name: 'lastReminderDate',
    sort: 'lastReminderDate',
    width: 130,
    cell: ({ lastReminderDate }) => <Day iso={lastReminderDate} />,
  },
];

/** Of who asks, when and what for. */
export const requesterFilters: readonly FilterDefinition<
  Pick<SubrequestFilter, 'country' | 'purpose' | 'createdDate' | 'fullName' | 'email'>
>[] = [
  { kind: 'terms', field: 'country', useName: useCountryName },
  { kind: 'terms', field: 'purpose', useName: purposeName.useName },
  { kind: 'date', field: 'createdDate', format: 'iso' },
  { kind: 'text', field: 'fullName' },
  { kind: 'text', field: 'email' },
];

export const subrequestFilters: readonly FilterDefinition<SubrequestFilter>[] = [
  { kind: 'terms', field: 'standing', useName: partStandingName.useName },
  { kind: 'terms', field: 'requestState', useName: requestStandingName.useName },
  { kind: 'flag', field: 'permitAttached' },
  { kind: 'terms', field: 'instCode', ...instituteNames },
  ...requesterFilters,
];

export function SubrequestCard({ row, name }: CardProps<Subrequest>) {
  return (
    <>
      {name}
      <div>
        {row.instCode} · <Day iso={row.createdDate} />
      </div>
      <div>
        <Standing standing={row.standing} progress={row} name={partStandingName} />
      </div>
      <div>
        <ItemCounts row={row} />
      </div>
    </>
  );
}
