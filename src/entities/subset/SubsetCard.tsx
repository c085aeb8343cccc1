import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Subset } from '@/contract/subset';
import { useCropName } from '@/entities/names/use-crop-name';
import { VersionText } from '@/entities/publication/VersionText';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { useFormat } from '@/shared/ui/use-format';
import { useSubsetType } from './use-subset-type';

// A subset may hold twenty crops.
const Crops = styled('div')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** A subset in a few lines, for small screens. */
export function SubsetCard({ row }: { row: Subset }) {
  const { t } = useTranslation('accession');
  const cropName = useCropName();
  const typeName = useSubsetType();
  const { number, list } = useFormat();
  const { uuid, title, subsetType, crops, owner, accessionCount } = row;
  return (
    <>
      <CardName to={href('subset', { uuid })}>
        <bdi>{title}</bdi>
      </CardName>
      <div>{[subsetType && typeName(subsetType), owner?.shortName].filter(Boolean).join(' · ')}</div>
      <Crops>{list(crops.map(cropName))}</Crops>
      <div>
        {t('count', { count: accessionCount, shown: number(accessionCount) })}
        {' · '}
        <VersionText item={row} />
      </div>
    </>
  );
}
