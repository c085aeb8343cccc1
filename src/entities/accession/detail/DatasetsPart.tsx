import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { useDatasetTitle } from '@/entities/names/use-item-title';
import { href } from '@/routes/href';
import { accessionDetailApi } from './api';
import { LinkedPart } from './LinkedPart';

/** The datasets that hold an accession. */
export function DatasetsPart({ accession: { uuid, historic } }: { accession: Accession }) {
  const { t } = useTranslation('dataset');
  const query = accessionDetailApi.endpoints.accessionDatasets.useQuery({ uuid, historic });
  return (
    <LinkedPart
      title={t('title')}
      query={query}
      useTitle={useDatasetTitle}
      to={(dataset) => href('dataset', { uuid: dataset })}
    />
  );
}
