import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { MapInfo } from '@/contract/map';
import { useFormat } from '@/shared/ui/use-format';

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.vars.palette.text.primary },
}));

/** How many of the result the map can show; all of them together are the count of the list. */
export function MapBadge({ info }: { info: MapInfo }) {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const { accessionCount, georeferenced } = info;
  const without = accessionCount - georeferenced;
  const parts = [
    t('badge.onMap', { shown: number(georeferenced) }),
    ...(without > 0 ? [t('badge.without', { count: without, shown: number(without) })] : []),
  ];
  return (
    <Line role="status" data-count={accessionCount}>
      <strong>{t('badge.total', { count: accessionCount, shown: number(accessionCount) })}</strong> ·{' '}
      {parts.join(' · ')}
    </Line>
  );
}
