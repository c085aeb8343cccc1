import { useTranslation } from 'react-i18next';
import type { DescriptorList } from '@/contract/descriptor-list';
import { useCropName } from '@/entities/names/use-crop-name';
import { VersionText } from '@/entities/publication/VersionText';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { useFormat } from '@/shared/ui/use-format';

/** A descriptor list in a few lines, for small screens. */
export function DescriptorListCard({ row }: { row: DescriptorList }) {
  const { t } = useTranslation('descriptor');
  const cropName = useCropName();
  const { number } = useFormat();
  const { uuid, title, crops, publisher, descriptorCount: count } = row;
  return (
    <>
      <CardName to={href('descriptorList', { uuid })}>
        <bdi>{title}</bdi>
      </CardName>
      <div dir="auto">{[...crops.map(cropName), publisher].filter(Boolean).join(' · ')}</div>
      <div>{t('count', { count, shown: number(count) })}</div>
      <div>
        <VersionText item={row} />
      </div>
    </>
  );
}
