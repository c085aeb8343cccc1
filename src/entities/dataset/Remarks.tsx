import { useTranslation } from 'react-i18next';
import type { DatasetDetails, DatasetRemark } from '@/contract/dataset/dataset';
import { useCropName } from '@/entities/names/use-crop-name';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { Alert } from '@/shared/mui/Alert';
import { useFormat } from '@/shared/ui/format/use-format';
import { datasetApi } from './catalogue/api';

/** Where crops differ, and what was observed outside of its scale: whoever reviews a dataset should know. */
export function Remarks({ dataset: { uuid, _permissions } }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  const { currentData: remarks = [] } = datasetApi.endpoints.datasetRemarks.useQuery(uuid, {
    skip: !_permissions?.write,
  });
  const cropName = useCropName();
  const titleOf = useDescriptorTitle(remarks.flatMap(({ descriptorUuid }) => descriptorUuid ?? []));
  if (remarks.length === 0) return null;
  const say = ({ kind, count, crop = '', descriptorUuid = '', sample = '' }: DatasetRemark) =>
    t(`remarks.${kind}`, {
      count,
      shown: number(count),
      crop: crop && cropName(crop),
      descriptor: descriptorUuid && titleOf(descriptorUuid),
      sample,
    });
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('remarks.title')}
      <ul>
        {remarks.map((remark) => (
          <li key={[remark.kind, remark.crop, remark.descriptorUuid].join(' ')} dir="auto">
            {say(remark)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
