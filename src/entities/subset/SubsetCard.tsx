import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Subset } from '@/contract/subset';
import { useCropName } from '@/entities/names/use-crop-name';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';
import { useSubsetType } from './use-subset-type';

const Name = styled(RouteLink)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1rem',
}));

// A subset may hold twenty crops.
const Crops = styled('div')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** A subset in a few lines, for small screens. */
export function SubsetCard({ row }: { row: Subset }) {
  const { t } = useTranslation(['accession', 'publication']);
  const cropName = useCropName();
  const typeName = useSubsetType();
  const { number, list } = useFormat();
  const { uuid, title, subsetType, crops, owner, versionTag, state, accessionCount } = row;
  const version = t('publication:versionOf', { version: versionTag });
  return (
    <>
      <Name to={href('subset', { uuid })}>
        <bdi>{title}</bdi>
      </Name>
      <div>{[subsetType && typeName(subsetType), owner?.shortName].filter(Boolean).join(' · ')}</div>
      <Crops>{list(crops.map(cropName))}</Crops>
      <div>
        {[
          t('accession:count', { count: accessionCount, shown: number(accessionCount) }),
          version,
          state !== 'PUBLISHED' && t(`publication:states.${state}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </>
  );
}
