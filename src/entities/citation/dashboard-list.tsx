import { useTranslation } from 'react-i18next';
import type { Citation, CitationFilter } from '@/contract/citation/citation';
import { managedList } from '@/entities/managed/managed-list';
import { ownParts } from '@/entities/written/own-parts';
import { namesApi } from '@/entities/names/api';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { RowAction } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';
import { DialogButton } from '@/shared/ui/controls/DialogButton';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { citationList, citationStatus } from './list';

const CitationImport = lazyPart(() => import('./CitationImport'));

const mayWrite = ({ _permissions }: Citation) => _permissions?.write ?? false;

const STATUSES = [
  { name: 'publish', status: 'PUBLISHED', bulk: 'citation:bulk.publish' },
  { name: 'unpublish', status: 'DRAFT', bulk: 'publication:bulk.unpublish' },
] as const;

const actions = STATUSES.map(({ name, status, bulk }): RowAction<Citation> => ({
  name,
  bulk,
  allowed: (row) => mayWrite(row) && row.status !== status,
  confirm: `citation:confirm.${name}`,
  harmless: name === 'publish',
  run: (rows) =>
    oneByOne(rows, ({ uuid, version = 0 }) =>
      sendPastStore('PUT /bibliography/:uuid', { params: { uuid }, body: { status, version } }),
    ),
}));

/** The bibliography as those see it who write it. */
export const dashboardCitationList = managedList<'PUT /bibliography/:uuid', CitationFilter>(
  {
    ...citationList,
    columns: [
      ...citationList.columns,
      {
        name: 'status',
        sort: 'status',
        usual: true,
        width: 110,
        cell: (row) => <citationStatus.Name code={row.status} />,
        // A file of it is that of the public list.
        text: false,
      },
    ],
    filters: [
      { kind: 'terms', field: 'status', useName: citationStatus.useName },
      { kind: 'terms', field: 'owner' },
      ...citationList.filters,
    ],
    More: function Import({ list }) {
      const { t } = useTranslation('citation');
      const { data } = namesApi.endpoints.partnerNames.useQuery();
      const [owner, ...others] = list.filter?.owner ?? [];
      const partner = others.length === 0 ? data?.find(({ shortName }) => shortName === owner) : undefined;
      return (
        <DialogButton label={t('import.button')}>
          {(close) => <CitationImport owner={partner} owners={data} onClose={close} />}
        </DialogButton>
      );
    },
  },
  {
    line: 'PUT /bibliography/:uuid',
    create: 'newCitation',
    edit: 'editCitation',
    actions,
    useParts: ownParts<CitationFilter>(),
  },
);
