import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Genotype, GenotypeFilter } from '@/contract/genotype';
import { instituteNames } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import { nameColumn, textColumn } from '@/shared/list/columns';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';
import ListActions from '@/shared/list/export/ListActions';
import { oneByOne } from '@/shared/list/row-actions';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazy-part';
import { RouteLink } from '@/shared/ui/RouteLink';
import { Missing } from '@/shared/ui/Missing';
import { genotypeApi } from './api';

const GenotypeImport = lazyPart(() => import('./GenotypeImport'));

const edit = ({ uuid }: Genotype) => href('editGenotype', { uuid });

/** The accession that a record is of. */
function OfAccession({ accession }: Genotype) {
  const { t } = useTranslation('genotype');
  if (!accession) return <Missing />;
  return <RouteLink to={href('accession', { uuid: accession.uuid })}>{t('openAccession')}</RouteLink>;
}

const actions: readonly RowAction<Genotype>[] = [
  {
    name: 'edit',
    label: 'publication:rowActions.edit',
    allowed: ({ _permissions }) => _permissions?.write ?? false,
    to: edit,
  },
  {
    name: 'delete',
    label: 'publication:rowActions.delete',
    bulk: 'publication:bulk.delete',
    allowed: ({ _permissions }) => _permissions?.delete ?? false,
    confirm: 'genotype:confirm.delete',
    run: (rows) =>
      oneByOne(rows, ({ uuid, version = 0 }) =>
        sendPastStore('DELETE /genotype/:uuid', { params: { uuid }, query: { version } }),
      ),
  },
];

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
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('import.button')}
        </Button>
        <ListActions definition={dashboardGenotypeList} list={list} />
        {open && (
          <Suspense>
            <GenotypeImport onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    );
  },
};
