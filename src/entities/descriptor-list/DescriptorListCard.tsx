import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DescriptorList } from '@/contract/descriptor-list';
import { useCropName } from '@/entities/names/use-crop-name';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';

const Name = styled(RouteLink)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1rem',
}));

/** A descriptor list in a few lines, for small screens. */
export function DescriptorListCard({ row }: { row: DescriptorList }) {
  const { t } = useTranslation(['descriptor', 'publication']);
  const cropName = useCropName();
  const { number } = useFormat();
  const { uuid, title, crops, publisher, descriptorCount: count, versionTag, state } = row;
  const version = t('publication:versionOf', { version: versionTag });
  return (
    <>
      <Name to={href('descriptorList', { uuid })}>
        <bdi>{title}</bdi>
      </Name>
      <div dir="auto">{[...crops.map(cropName), publisher].filter(Boolean).join(' · ')}</div>
      <div>{t('count', { count, shown: number(count) })}</div>
      <div>{state === 'PUBLISHED' ? version : `${version} · ${t(`publication:states.${state}`)}`}</div>
    </>
  );
}
