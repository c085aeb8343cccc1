import type { ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';
import type { HoveredSpot } from './map-types';

/** Pixels are counted from the left in every language. */
const Pixels = styled('div')({ position: 'absolute', inset: 0, zIndex: 2, pointerEvents: 'none', overflow: 'hidden' });

/** Where a box begins is a matter of its own direction: that of the words is within. */
const Spot = styled('div')({ position: 'absolute' });

const Tip = styled('div')(({ theme }) => ({
  width: 'max-content',
  maxWidth: 240,
  padding: theme.spacing(0.5, 1),
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.controlLine}`,
  borderRadius: 6,
  '& > *': { display: 'block' },
}));

/** Above and behind the mouse, or where the map has room. */
const AWAY = 12;
const WIDEST = 252;
const HIGHEST = 90;

interface Props {
  spot: HoveredSpot;
  country: string | undefined;
  children?: ReactNode;
}

/** What lies where the mouse rests. For the mouse alone: all of it is in the list beside the map, too. */
export function HoverTip({ spot: { x, y, labels }, country, children }: Props) {
  const shift = `translate(${x > WIDEST ? '-100%' : '0'}, ${y > HIGHEST ? '-100%' : '0'})`;
  const [left, top] = [x > WIDEST ? x - AWAY : x + AWAY, y > HIGHEST ? y - AWAY : y + AWAY];
  return (
    <Pixels dir="ltr" aria-hidden>
      <Spot style={{ insetInlineStart: left, insetBlockStart: top, transform: shift }}>
        <Tip dir="auto">
          {labels.map((label) => (
            <bdi key={label}>{label}</bdi>
          ))}
          {country && <strong>{country}</strong>}
          {children}
        </Tip>
      </Spot>
    </Pixels>
  );
}
