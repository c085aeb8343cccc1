import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import { useCropName } from '@/entities/names/use-crop-name';
import { VersionText } from '@/entities/publication/VersionText';
import type { CardProps } from '@/shared/list/definition';
import { categoryName, dataTypeName } from './codes';
import { useScaleText } from './use-scale-text';

/** A descriptor in a few lines, for small screens. */
export function DescriptorCard({ row, name }: CardProps<Descriptor>) {
  const { t } = useTranslation('descriptor');
  const cropName = useCropName();
  const nameOfCategory = categoryName.useName();
  const nameOfType = dataTypeName.useName();
  const scaleText = useScaleText();
  const { crop, category, dataType, key } = row;
  const facts = [crop && cropName(crop), nameOfCategory(category), key && t('isKey')];
  return (
    <>
      {name}
      <div dir="auto">{facts.filter(Boolean).join(' · ')}</div>
      <div dir="auto">{[nameOfType(dataType), scaleText(row)].filter(Boolean).join(' · ')}</div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}
