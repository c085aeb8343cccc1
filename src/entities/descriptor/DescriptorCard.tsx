import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import { useCropName } from '@/entities/names/use-crop-name';
import { VersionText } from '@/entities/publication/VersionText';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { useCategoryName, useDataTypeName } from './use-descriptor-code';
import { useScaleText } from './use-scale-text';

/** A descriptor in a few lines, for small screens. */
export function DescriptorCard({ row }: { row: Descriptor }) {
  const { t } = useTranslation('descriptor');
  const cropName = useCropName();
  const categoryName = useCategoryName();
  const typeName = useDataTypeName();
  const scaleText = useScaleText();
  const { uuid, title, crop, category, dataType, key } = row;
  const facts = [crop && cropName(crop), categoryName(category), key && t('isKey')];
  return (
    <>
      <CardName to={href('descriptor', { uuid })}>
        <bdi>{title}</bdi>
      </CardName>
      <div dir="auto">{facts.filter(Boolean).join(' · ')}</div>
      <div dir="auto">{[typeName(dataType), scaleText(row)].filter(Boolean).join(' · ')}</div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}
