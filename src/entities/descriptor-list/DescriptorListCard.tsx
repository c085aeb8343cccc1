import { useTranslation } from 'react-i18next';
import type { DescriptorList } from '@/contract/descriptor-list';
import { useCropName } from '@/entities/names/use-crop-name';
import { VersionText } from '@/entities/publication/VersionText';
import type { CardProps } from '@/shared/list/definition';
import { useFormat } from '@/shared/ui/use-format';

/** A descriptor list in a few lines, for small screens. */
export function DescriptorListCard({ row, name }: CardProps<DescriptorList>) {
  const { t } = useTranslation('descriptor');
  const cropName = useCropName();
  const { number } = useFormat();
  const { crops, publisher, descriptorCount: count } = row;
  return (
    <>
      {name}
      <div dir="auto">{[...crops.map(cropName), publisher].filter(Boolean).join(' · ')}</div>
      <div>{t('count', { count, shown: number(count) })}</div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}
