import { useTranslation } from 'react-i18next';
import type { Citation, CitationFilter } from '@/contract/citation/citation';
import { namesApi } from '@/entities/names/api';
import { deleteAction, linkActions } from '@/entities/publication/working-list';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';
import ListActions from '@/shared/list/export/ListActions';
import { oneByOne } from '@/shared/list/work/row-actions';
import { DialogButton } from '@/shared/ui/controls/DialogButton';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { citationList, citationStatus } from './list';

const CitationImport = lazyPart(() => import('./CitationImport'));

const edit = ({ uuid }: Citation) => href('editCitation', { uuid });
const mayWrite = ({ _permissions }: Citation) => _permissions?.write ?? false;

const STATUSES = [
  { name: 'publish', status: 'PUBLISHED', bulk: 'citation:bulk.publish' },
  { name: 'unpublish', status: 'DRAFT', bulk: 'publication:bulk.unpublish' },
] as const;

const actions: readonly RowAction<Citation>[] = [
  ...linkActions(edit, citationList.open, mayWrite),
  ...STATUSES.map(({ name, status, bulk }) => ({
    name,
    bulk,
    allowed: (row: Citation) => mayWrite(row) && row.status !== status,
    confirm: `citation:confirm.${name}`,
    harmless: name === 'publish',
    run: (rows: readonly Citation[]) =>
      oneByOne(rows, ({ uuid, version = 0 }) =>
        sendPastStore('PUT /bibliography/:uuid', { params: { uuid }, body: { status, version } }),
      ),
  })),
  deleteAction('bibliography', 'citation:confirm.delete'),
];

/** The bibliography as those see it who write it. */
export const dashboardCitationList: EntityListDefinition<Citation, CitationFilter> = {
  ...citationList,
  columns: [
    ...citationList.columns,
    {
      name: 'status',
      sort: 'status',
      usual: true,
      width: 110,
      cell: (row) => <citationStatus.Name code={row.status} />,
    },
  ],
  filters: [
    { kind: 'terms', field: 'status', useName: citationStatus.useName },
    { kind: 'terms', field: 'owner' },
    ...citationList.filters,
  ],
  defaultSort: { sort: 'lastModifiedDate', dir: 'DESC' },
  open: edit,
  create: { label: 'citation:new', to: href('newCitation') },
  selection: 'toggled',
  useRowActions: () => actions,
  Actions: function Upload({ list }) {
    const { t } = useTranslation('citation');
    const { data } = namesApi.endpoints.partnerNames.useQuery();
    const [owner, ...others] = list.filter?.owner ?? [];
    const partner = others.length === 0 ? data?.find(({ shortName }) => shortName === owner) : undefined;
    return (
      <>
        <DialogButton label={t('import.button')}>
          {(close) => <CitationImport owner={partner} owners={data} onClose={close} />}
        </DialogButton>
        <ListActions definition={citationList} list={list} />
      </>
    );
  },
};
