import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { observationApi } from '@/entities/observation/api';
import { Alert } from '@/shared/mui/Alert';

/** Which descriptors of a dataset nothing was observed of: whoever reviews it should know. */
export function WithoutValues({ dataset: { uuid, observationCount } }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const { currentData } = observationApi.endpoints.datasetSummary.useQuery(uuid, { skip: observationCount === 0 });
  const without = currentData?.filter(({ valueCount }) => valueCount === 0) ?? [];
  const titleOf = useDescriptorTitle(without.map(({ descriptorUuid }) => descriptorUuid));
  if (without.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('withoutValues')}
      <ul>
        {without.map(({ descriptorUuid }) => (
          <li key={descriptorUuid}>
            <bdi>{titleOf(descriptorUuid)}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
