import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import { useCropName } from '@/entities/names/use-crop-name';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useCategoryName, useDataTypeName } from './use-descriptor-code';
import { useScaleText } from './use-scale-text';

const Name = styled(RouteLink)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1rem',
}));

/** A descriptor in a few lines, for small screens. */
export function DescriptorCard({ row }: { row: Descriptor }) {
  const { t } = useTranslation(['descriptor', 'publication']);
  const cropName = useCropName();
  const categoryName = useCategoryName();
  const typeName = useDataTypeName();
  const scaleText = useScaleText();
  const { uuid, title, crop, category, dataType, versionTag, state, key } = row;
  const facts = [crop && cropName(crop), categoryName(category), key && t('isKey')];
  const version = t('publication:versionOf', { version: versionTag });
  return (
    <>
      <Name to={href('descriptor', { uuid })}>
        <bdi>{title}</bdi>
      </Name>
      <div dir="auto">{facts.filter(Boolean).join(' · ')}</div>
      <div dir="auto">{[typeName(dataType), scaleText(row)].filter(Boolean).join(' · ')}</div>
      <div>{state === 'PUBLISHED' ? version : `${version} · ${t(`publication:states.${state}`)}`}</div>
    </>
  );
}
