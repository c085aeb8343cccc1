import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useBaseMap } from './base-map';
import { plainText } from './plain-text';
import { ScaleBar } from './ScaleBar';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  isolation: 'isolate',
  '& .zoom': { position: 'absolute', insetBlockStart: 8, insetInlineStart: 8, display: 'grid', zIndex: 1 },
  '& .zoom button': {
    width: 32,
    height: 32,
    font: '600 1.125rem/1 inherit',
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.controlLine}`,
    '&:first-of-type': { borderStartStartRadius: 6, borderStartEndRadius: 6 },
    '&:last-of-type': { borderEndStartRadius: 6, borderEndEndRadius: 6, borderBlockStart: 0 },
    '&:hover': { backgroundColor: theme.vars.palette.tint },
    '@media print': { display: 'none' },
  },
  '& .foot': {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    pointerEvents: 'none',
    fontSize: '0.6875rem',
    lineHeight: 1.4,
    color: theme.vars.palette.text.primary,
  },
  // Whose map it is stands at the end, below the scale where both have no room.
  '& .foot > :last-child': { marginInlineStart: 'auto' },
  '& .foot > *': {
    padding: theme.spacing(0.25, 1),
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 82%, transparent)`,
  },
}));

interface Props {
  height: number | string;
  /** 0 while it is not known. */
  metresPerPixel: number;
  onZoom: (steps: 1 | -1) => void;
  children: ReactNode;
}

/** What stands on every map: the buttons, the scale, and whose map it is. */
export function MapFrame({ height, metresPerPixel, onZoom, children }: Props) {
  const { t } = useTranslation('map');
  const { url, attribution } = useBaseMap();
  return (
    <Frame style={{ height }}>
      {children}
      <div className="zoom">
        <button type="button" aria-label={t('zoomIn')} onClick={() => onZoom(1)}>
          +
        </button>
        <button type="button" aria-label={t('zoomOut')} onClick={() => onZoom(-1)}>
          −
        </button>
      </div>
      <div className="foot">
        {metresPerPixel > 0 && <ScaleBar metresPerPixel={metresPerPixel} />}
        <span>{url ? plainText(attribution) : t('attribution')}</span>
      </div>
    </Frame>
  );
}
