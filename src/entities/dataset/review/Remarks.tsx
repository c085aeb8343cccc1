import { useTranslation } from 'react-i18next';
import type { DatasetDetails, DatasetRemark } from '@/contract/dataset/dataset';
import { useCropName } from '@/entities/names/use-crop-name';
import { useDescriptorTitle } from '@/entities/names/use-descriptor-title';
import { observationApi } from '@/entities/observation/api';
import { Alert } from '@/shared/mui/Alert';
import { useFormat } from '@/shared/ui/format/use-format';
import { datasetApi } from '../catalogue/api';

/**
 * What whoever reviews a dataset should know: where crops differ, what was observed outside of its scale, and of which
 * descriptors nothing was observed.
 */
export function Remarks({ dataset: { uuid, observationCount, _permissions } }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  const { currentData: remarks = [] } = datasetApi.endpoints.datasetRemarks.useQuery(uuid, {
    skip: !_permissions?.write,
  });
  const { currentData: summary = [] } = observationApi.endpoints.datasetSummary.useQuery(uuid, {
    skip: observationCount === 0,
  });
  const without = summary.flatMap(({ descriptorUuid, valueCount }) => (valueCount === 0 ? descriptorUuid : []));
  const cropName = useCropName();
  const titleOf = useDescriptorTitle([...without, ...remarks.flatMap(({ descriptorUuid }) => descriptorUuid ?? [])]);
  const say = ({ kind, count, crop = '', descriptorUuid = '', sample = '' }: DatasetRemark) =>
    t(`remarks.${kind}`, {
      count,
      shown: number(count),
      crop: crop && cropName(crop),
      descriptor: descriptorUuid && titleOf(descriptorUuid),
      sample,
    });
  return (
    <>
      <Told
        title={t('remarks.title')}
        lines={remarks.map((each) => [[each.kind, each.crop, each.descriptorUuid].join(' '), say(each)])}
      />
      <Told title={t('withoutValues')} lines={without.map((each) => [each, titleOf(each)])} />
    </>
  );
}

function Told({ title, lines }: { title: string; lines: readonly (readonly [key: string, line: string])[] }) {
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {title}
      <ul>
        {lines.map(([key, line]) => (
          <li key={key} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
