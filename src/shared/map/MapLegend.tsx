import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { LegendItem } from './map-types';

const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineEnd: 8,
  zIndex: 1,
  display: 'grid',
  gap: 2,
  maxWidth: 'min(60%, 320px)',
  margin: 0,
  padding: theme.spacing(0.5, 1),
  listStyle: 'none',
  pointerEvents: 'none',
  fontSize: '0.75rem',
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 88%, transparent)`,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), minWidth: 0 },
  '& i': { flex: 'none', width: 10, height: 10, borderRadius: '50%', forcedColorAdjust: 'none' },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** Which colour is what, the uppermost layer first. */
export function MapLegend({ items }: { items: readonly LegendItem[] }) {
  const { t } = useTranslation('map');
  return (
    <List aria-label={t('legend')}>
      {items.map(({ key, colour, label }) => (
        <li key={key}>
          <i style={{ backgroundColor: `#${colour}` }} />
          <bdi>{label}</bdi>
        </li>
      ))}
    </List>
  );
}
