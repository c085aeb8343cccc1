import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { asFailure } from '@/shared/api/failure';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { observationApi } from './api';
import { named } from './descriptor-name';
import { ObservedCell } from './ObservedCell';
import { ROW_FIELDS, textOf } from './observed-row';

/** Rows that show how the whole looks. */
const ROWS = 10;

/** The first rows of what was observed in a dataset, as readers find them. */
export function FirstRows({ dataset, descriptors }: { dataset: string; descriptors: readonly Descriptor[] }) {
  const { t } = useTranslation('observations');
  const { currentData, error, refetch } = observationApi.endpoints.observedRows.useQuery({
    datasets: [dataset],
    fields: ROW_FIELDS.join(','),
    methods: true,
    p: 0,
    l: ROWS,
  });
  if (!currentData && error !== undefined)
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} level={2} />;
  if (!currentData) return <Skeleton variant="rounded" height={260} />;
  return (
    <PlainTable label={t('firstRows')}>
      <thead>
        <tr>
          <th scope="col">{t('columns.accessionNumber')}</th>
          <th scope="col">{t('columns.institute')}</th>
          <th scope="col">{t('columns.taxon')}</th>
          {descriptors.map((descriptor) => (
            <th key={descriptor.uuid} scope="col">
              <bdi>{named(descriptor)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {currentData.content.map((row) => (
          <tr key={`${textOf(row, 'institute.code')} ${textOf(row, 'accessionNumber')}`}>
            <th scope="row" className="whole">
              <bdi>{textOf(row, 'accessionNumber')}</bdi>
            </th>
            <td>{textOf(row, 'institute.code')}</td>
            <td className="whole">
              <i lang="la">{textOf(row, 'taxonomy.genusSpecies')}</i>
            </td>
            {descriptors.map((descriptor) => (
              <td key={descriptor.uuid}>
                <ObservedCell row={row} descriptor={descriptor} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
