import type { ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(1, 0),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& input[type="checkbox"]': { accentColor: theme.vars.palette.primary.main, width: 16, height: 16, margin: 0 },
  '& input[type="color"]': {
    width: 28,
    height: 24,
    padding: 0,
    border: `1px solid ${theme.vars.palette.controlLine}`,
    borderRadius: 4,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '& .name': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .opacity': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    '& input': { flex: 1, minWidth: 0, maxWidth: 180, accentColor: theme.vars.palette.primary.main },
  },
  '& .actions': {
    marginBlockStart: theme.spacing(0.5),
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    fontSize: '0.8125rem',
    '& button': { minWidth: 36 },
  },
  // On paper the layers are the legend.
  '@media print': { '& .opacity, & .actions': { display: 'none' } },
}));

export interface LayerLook {
  enabled: boolean;
  /** 0 to 1. */
  opacity: number;
  /** `RRGGBB` */
  color: string;
}

interface Props {
  name: string;
  look: LayerLook;
  onChange: (patch: Partial<LayerLook>) => void;
  /** The name as it is shown; an input where it can be changed. */
  title: ReactNode;
  children?: ReactNode;
}

/** One layer: whether, in which colour and how strongly it is drawn. Also the legend. */
export function LayerRow({ name, look, onChange, title, children }: Props) {
  const { t } = useTranslation('map');
  const { enabled, opacity, color } = look;
  return (
    <Item>
      <input
        type="checkbox"
        checked={enabled}
        aria-label={t('layers.show', { name })}
        onChange={({ target }) => onChange({ enabled: target.checked })}
      />
      <input
        type="color"
        value={`#${color}`}
        aria-label={t('layers.colourOf', { name })}
        onChange={({ target }) => onChange({ color: target.value.slice(1).toLowerCase() })}
      />
      <span className="name">{title}</span>
      <label className="opacity">
        {t('layers.opacity')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(opacity * 100)}
          aria-label={t('layers.opacityOf', { name })}
          aria-valuetext={t('layers.percent', { value: Math.round(opacity * 100) })}
          onChange={({ target }) => onChange({ opacity: Number(target.value) / 100 })}
        />
        <span>{t('layers.percent', { value: Math.round(opacity * 100) })}</span>
      </label>
      {children && <div className="actions">{children}</div>}
    </Item>
  );
}
