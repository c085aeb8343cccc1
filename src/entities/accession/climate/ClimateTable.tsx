import type { ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';

const Scroll = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  containerType: 'inline-size',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '0.8125rem' },
  '& caption': { padding: theme.spacing(1.25, 1.5), textAlign: 'start', color: theme.vars.palette.text.secondary },
  '& th, & td': {
    padding: theme.spacing(0.75, 1.5),
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'normal',
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': { fontWeight: 600 },
  '& thead th': { color: theme.vars.palette.text.secondary, verticalAlign: 'bottom' },
  '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& thead .figure': { whiteSpace: 'normal', minWidth: 116 },
  '& .place': { whiteSpace: 'nowrap', '& a': { unicodeBidi: 'plaintext' } },
  '& .rank': { width: '1%', whiteSpace: 'nowrap' },
  '& tr.ranked > *': { verticalAlign: 'middle' },
  // What is no figure stays in sight when the figures are scrolled.
  '& .across': {
    position: 'sticky',
    insetInlineStart: theme.spacing(1.5),
    width: `calc(100cqi - ${theme.spacing(3)})`,
  },
  '& .name': { minWidth: 180 },
  '& td button': { paddingBlock: 0 },
  // Which row it is stays in sight too.
  '& th.stay': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // Buttons are not printed, but what this one says is a figure.
  '& .on-paper': { display: 'none' },
  '@media print': {
    overflow: 'visible',
    '& .on-paper': { display: 'inline' },
    '& table': { fontSize: '7pt' },
    '& th, & td': { padding: theme.spacing(0.5, 0.25) },
    '& thead .figure': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
  },
}));

/** A table of climate values. Where it is wider than the screen it scrolls by itself, with the keyboard too. */
export function ClimateTable({
  label,
  caption,
  children,
}: {
  label: string;
  caption?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <table>
        {caption && (
          <caption>
            <div className="across">{caption}</div>
          </caption>
        )}
        {children}
      </table>
    </Scroll>
  );
}
