import { useTranslation } from 'react-i18next';
import type { Genotype, GenotypeFilter } from '@/contract/genotype/genotype';
import { managedList } from '@/entities/managed/managed-list';
import { ownParts } from '@/entities/written/own-parts';
import { instituteNames } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { nameColumn, textColumn } from '@/shared/list/columns';
import { DialogButton } from '@/shared/ui/controls/DialogButton';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Missing } from '@/shared/ui/text/Missing';
import { genotypeApi } from './api';

const GenotypeImport = lazyPart(() => import('./GenotypeImport'));

/** The accession that a record is of. */
function OfAccession({ accession }: Genotype) {
  const { t } = useTranslation('genotype');
  if (!accession) return <Missing />;
  return <RouteLink to={href('accession', { uuid: accession.uuid })}>{t('openAccession')}</RouteLink>;
}

/** Which accessions were genotyped, for those who keep the records. */
export const dashboardGenotypeList = managedList<'PUT /genotype/:uuid', GenotypeFilter>(
  {
    entity: 'genotype',
    endpoint: genotypeApi.endpoints.genotypeList,
    idOf: ({ uuid }) => uuid,
    columns: [
      nameColumn('acceNumb', { width: 180, flex: 2 }),
      textColumn('instCode', { usual: true, width: 110 }),
      textColumn('genotypeId', { usual: true, width: 200, flex: 2 }),
      textColumn('serverUrl', { usual: true, width: 260, flex: 3 }),
      {
        name: 'found',
        sort: 'found',
        usual: true,
        width: 150,
        cell: OfAccession,
        text: (row) => Boolean(row.accession),
      },
    ],
    filters: [
      { kind: 'terms', field: 'instCode', ...instituteNames },
      { kind: 'terms', field: 'serverUrl' },
      { kind: 'flag', field: 'found' },
      { kind: 'text', field: 'acceNumb' },
      { kind: 'text', field: 'genotypeId' },
    ],
    Card: ({ row, name }) => (
      <>
        {name}
        <div dir="auto">{[row.instCode, row.genotypeId].filter(Boolean).join(' · ')}</div>
        <OfAccession {...row} />
      </>
    ),
    More: function Import() {
      const { t } = useTranslation('genotype');
      return <DialogButton label={t('import.button')}>{(close) => <GenotypeImport onClose={close} />}</DialogButton>;
    },
  },
  { line: 'PUT /genotype/:uuid', create: 'newGenotype', edit: 'editGenotype', useParts: ownParts<GenotypeFilter>() },
);
