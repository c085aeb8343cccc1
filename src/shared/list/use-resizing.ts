import { useEffect } from 'react';
import type { useGridApiRef } from '@mui/x-data-grid';

/** Pixels by which a key changes the width of a column. */
const STEP = 16;
const NARROWEST = 50;

/**
 * What the grid leaves open of resizing: shift and an arrow narrow or widen the column whose heading has the focus, and
 * somebody may make a column narrower than a small window may.
 */
export function useResizing(grid: ReturnType<typeof useGridApiRef>): void {
  useEffect(() => {
    const api = grid.current;
    if (!api) return;
    const stopDragging = api.subscribeEvent('columnResizeStart', ({ field }) => {
      // The same number limits how far a flexible column is squeezed and how far it is dragged.
      const column = api.getColumn(field);
      if (column) column.minWidth = NARROWEST;
    });
    const stopKeys = api.subscribeEvent(
      'columnHeaderKeyDown',
      ({ field, colDef: { resizable } }, event) => {
        const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
        if (!event.shiftKey || !step || resizable === false) return;
        event.defaultMuiPrevented = true;
        const growth = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
        api.setColumnWidth(field, Math.max(NARROWEST, event.currentTarget.clientWidth + growth));
      },
      { isFirst: true },
    );
    return () => {
      stopDragging();
      stopKeys();
    };
  }, [grid]);
}
