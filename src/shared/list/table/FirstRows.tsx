import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useText } from '@/shared/ui/text/use-text';
import { useColumnWidths } from './column-widths';
import type { RowsDefinition } from '../definition';
import type { ListView } from '../address/list-view';
import { cellOf } from '../address/row-name';
import { shownColumns } from '../shown-columns';
import { columnSize } from './table-sizes';
import type { Selection } from '../work/use-selection';
import styles from './FirstRows.module.css';

interface Props<T extends object> {
  definition: RowsDefinition<T>;
  rows: readonly T[];
  label?: string;
  selection?: Selection<T>;
  view?: ListView;
  /** There is a menu at the end of each row. */
  menus: boolean;
  onPainted: () => void;
}

/** Who has come to a link already stays there when the grid takes its place. */
function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    const list = current?.parentElement;
    return () => {
      const link = document.activeElement;
      const row = link?.closest('tr')?.rowIndex;
      if (!list || !row || !current.contains(link)) return;
      // The grid draws its rows when it has been measured.
      const observer = new MutationObserver(() => {
        const same = list.querySelector<HTMLElement>(`[data-rowindex="${row - 1}"] a`);
        if (same && document.activeElement === document.body) same.focus();
        if (same || !list.isConnected) observer.disconnect();
      });
      observer.observe(list, { childList: true, subtree: true });
    };
  }, []);
  return frame;
}

/** Rows as the table will show them, until its grid has come: a quarter of all that a list loads. */
export function FirstRows<T extends object>({ definition, rows, label, selection, view, menus, onPainted }: Props<T>) {
  const { entity, idOf } = definition;
  const text = useText(entity);
  const widths = useColumnWidths(entity);
  const frame = useKeptFocus();
  // With the second frame the first has been painted.
  useEffect(() => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(onPainted))), [onPainted]);
  const columns = shownColumns(definition.columns, view?.columns).map((column) => {
    const { name, align } = column;
    const given = columnSize(column, widths);
    const style: CSSProperties =
      'flex' in given ? { flex: `${given.flex} 1 0`, minWidth: given.minWidth } : { flex: 'none', width: given.width };
    return { name, className: align && 'figure', style, cell: cellOf(definition, column) };
  });
  return (
    <div
      ref={frame}
      className={clsx(styles.frame, `first-rows ${selection?.on ? 'selectable' : ''} ${menus ? 'menus' : ''}`)}
    >
      <table aria-label={label ?? text(`${entity}:title`)}>
        <thead>
          <tr>
            {columns.map(({ name, className, style }) => (
              <th key={name} className={className} style={style}>
                {text(`${entity}:fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ name, className, style, cell }) => (
                <td key={name} className={className} style={style}>
                  <span className="cell">{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
