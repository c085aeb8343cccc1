import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '@/contract/dataset';
import { useCropName } from '@/entities/names/use-crop-name';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';

const Name = styled(RouteLink)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1rem',
}));

/** A dataset in a few lines, for small screens. */
export function DatasetCard({ row }: { row: Dataset }) {
  const { t } = useTranslation(['dataset', 'publication']);
  const cropName = useCropName();
  const { number } = useFormat();
  const { uuid, title, crops, owner, versionTag, state, accessionCount, observationCount } = row;
  const version = t('publication:versionOf', { version: versionTag });
  return (
    <>
      <Name to={href('dataset', { uuid })}>
        <bdi>{title}</bdi>
      </Name>
      <div dir="auto">{[...crops.map(cropName), owner?.shortName].filter(Boolean).join(' · ')}</div>
      <div>
        {[
          t('counts.accessions', { count: accessionCount, shown: number(accessionCount) }),
          t('counts.observations', { count: observationCount, shown: number(observationCount) }),
        ].join(' · ')}
      </div>
      <div>{state === 'PUBLISHED' ? version : `${version} · ${t(`publication:states.${state}`)}`}</div>
    </>
  );
}
