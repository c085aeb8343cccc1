import { useEffect } from 'react';
import type { useGridApiRef } from '@mui/x-data-grid';

/** Pixels by which a key changes the width of a column. */
const STEP = 16;
const NARROWEST = 50;

/**
 * What the grid leaves open: it brings a cell into its own sight, which here is all of the page; shift and an arrow narrow
 * or widen the column whose heading has the focus; and somebody may make a column narrower than a small window may.
 */
export function useGridKeys(grid: ReturnType<typeof useGridApiRef>): void {
  useEffect(() => {
    const api = grid.current;
    if (!api) return;
    const root = api.rootElementRef.current;
    const bringIntoSight = ({ target }: FocusEvent) => {
      // Not what is pressed: it would move away under the pointer.
      if (target instanceof Element && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
    };
    root?.addEventListener('focusin', bringIntoSight);
    const stops = [
      () => root?.removeEventListener('focusin', bringIntoSight),
      api.subscribeEvent('columnResizeStart', ({ field }) => {
        // The same number limits how far a flexible column is squeezed and how far it is dragged.
        const column = api.getColumn(field);
        if (column) column.minWidth = NARROWEST;
      }),
      api.subscribeEvent(
        'columnHeaderKeyDown',
        ({ field, colDef: { resizable } }, event) => {
          const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
          if (!event.shiftKey || !step || resizable === false) return;
          event.defaultMuiPrevented = true;
          const growth = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
          api.setColumnWidth(field, Math.max(NARROWEST, event.currentTarget.clientWidth + growth));
        },
        { isFirst: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [grid]);
}
