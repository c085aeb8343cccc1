import { useTranslation } from 'react-i18next';
import type { Genotype, GenotypeFilter } from '@/contract/genotype/genotype';
import { instituteNames } from '@/entities/names/use-institute-name';
import { deleteAction, linkActions } from '@/entities/publication/working-list';
import { href } from '@/routes/href';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';
import ListActions from '@/shared/list/export/ListActions';
import { DialogButton } from '@/shared/ui/controls/DialogButton';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Missing } from '@/shared/ui/text/Missing';
import { genotypeApi } from './api';

const GenotypeImport = lazyPart(() => import('./GenotypeImport'));

const edit = ({ uuid }: Genotype) => href('editGenotype', { uuid });

/** The accession that a record is of. */
function OfAccession({ accession }: Genotype) {
  const { t } = useTranslation('genotype');
  if (!accession) return <Missing />;
  return <RouteLink to={href('accession', { uuid: accession.uuid })}>{t('openAccession')}</RouteLink>;
}

const [editAction] = linkActions(edit, undefined, ({ _permissions }: Genotype) => _permissions?.write ?? false);
const actions: readonly RowAction<Genotype>[] = [editAction, deleteAction('genotype', 'genotype:confirm.delete')];

/** Which accessions were genotyped, for those who keep the records. */
export const dashboardGenotypeList: EntityListDefinition<Genotype, GenotypeFilter> = {
  entity: 'genotype',
  endpoint: genotypeApi.endpoints.genotypeList,
  idOf: ({ uuid }) => uuid,
  open: edit,
  columns: [
    nameColumn('acceNumb', { width: 180, flex: 2 }),
    textColumn('instCode', { usual: true, width: 110 }),
    textColumn('genotypeId', { usual: true, width: 200, flex: 2 }),
    textColumn('serverUrl', { usual: true, width: 260, flex: 3 }),
    { name: 'found', sort: 'found', usual: true, width: 150, cell: OfAccession, text: (row) => Boolean(row.accession) },
  ],
  filters: [
    { kind: 'terms', field: 'instCode', ...instituteNames },
    { kind: 'terms', field: 'serverUrl' },
    { kind: 'flag', field: 'found' },
    { kind: 'text', field: 'acceNumb' },
    { kind: 'text', field: 'genotypeId' },
  ],
  defaultSort: { sort: 'lastModifiedDate', dir: 'DESC' },
  create: { label: 'genotype:new', to: href('newGenotype') },
  selection: 'toggled',
  useRowActions: () => actions,
  Card: ({ row, name }) => (
    <>
      {name}
      <div dir="auto">{[row.instCode, row.genotypeId].filter(Boolean).join(' · ')}</div>
      <OfAccession {...row} />
    </>
  ),
  Actions: function Import({ list }) {
    const { t } = useTranslation('genotype');
    return (
      <>
        <DialogButton label={t('import.button')}>{(close) => <GenotypeImport onClose={close} />}</DialogButton>
        <ListActions definition={dashboardGenotypeList} list={list} />
      </>
    );
  },
};
