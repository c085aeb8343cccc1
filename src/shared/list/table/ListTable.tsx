import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import {
  useGridApiContext,
  useGridApiRef,
  type GridColDef,
  type GridLocaleText,
  type GridRowSelectionModel,
  type GridSlotProps,
  type GridSortModel,
} from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';
import { DataGrid } from '@/shared/mui/apart/DataGrid';
import { nonce } from '@/shared/theme/nonce';
import { FullText } from '@/shared/ui/full-text/FullText';
import { useText } from '@/shared/ui/text/use-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { keepColumnWidth, useColumnWidths } from './column-widths';
import type { RowsDefinition, RowActions } from '../definition';
import type { ListView } from '../address/list-view';
import { cellOf, rowText } from '../address/row-name';
import { RowMenu } from '../work/RowMenu';
import { shownColumns } from '../shown-columns';
import { columnSize, HEADER_HEIGHT, ROW_HEIGHT } from './table-sizes';
import { Checkbox } from './Checkbox';
import { useFirstRows } from './use-first-rows';
import type { Selection } from '../work/use-selection';
import { useGridKeys } from './use-grid-keys';
import styles from './ListTable.module.css';

interface Place<T> {
  place: number;
  row: T;
  /** What the row is called. */
  name: string;
}

/** Says which row it selects: there is one in each. */
function RowCheckbox({ rowId, slotProps, ...props }: GridSlotProps['rowCheckbox']) {
  const { t } = useTranslation('ui');
  const input = slotProps?.htmlInput;
  const { name } = useGridApiContext().current.getRow<Place<unknown>>(rowId) ?? {};
  const label = t('filters.criterion', { label: input?.['aria-label'], value: name });
  return <Checkbox {...props} slotProps={{ htmlInput: { ...input, 'aria-label': label } }} />;
}

const SLOTS = { baseCheckbox: Checkbox, rowCheckbox: RowCheckbox };

interface Props<T extends object> {
  definition: RowsDefinition<T>;
  rows: readonly T[];
  label?: string;
  selection?: Selection<T>;
  actions?: RowActions<T>;
  /** Somebody pressed a row where nothing else is to be pressed. */
  onRow?: (row: T, element: HTMLElement) => void;
  view?: ListView;
  onSort?: (sort: Pick<ListView, 'sort' | 'dir'>) => void;
}

const placeOf = ({ place }: { place: number }) => place;

/** Rows as a table. Sorting and paging are the server's; the grid draws, sorts by one column and selects. */
function ListTable<T extends object>(props: Props<T>) {
  const { definition, rows, label, selection, actions, onRow, view, onSort } = props;
  const { sort: sorted, dir, columns: chosenColumns } = view ?? {};
  const selectable = selection?.on ?? false;
  const { t } = useTranslation('ui');
  const text = useText(definition.entity);
  const { idOf, entity } = definition;
  // Known to the grid by their place: the next page changes what stands in the rows, and does not make new ones.
  const places = useMemo(
    () => rows.map((row, place): Place<T> => ({ place, row, name: rowText(definition, row) })),
    [rows, definition],
  );
  const drawn = useFirstRows(places, Math.ceil(globalThis.innerHeight / ROW_HEIGHT));
  const widths = useColumnWidths(entity);
  const grid = useGridApiRef();
  useGridKeys(grid);
  const columns = useMemo(() => {
    const shown = shownColumns(definition.columns, chosenColumns).map((column): GridColDef<Place<T>> => {
      const { name, sort, align } = column;
      const cell = cellOf(definition, column);
      return {
        field: sort ?? name,
        headerName: text(`${entity}:fields.${name}`),
        sortable: sort !== undefined,
        ...columnSize(column, widths),
        ...(align && { align: 'right', headerAlign: 'right' }),
        renderCell: ({ row: { row } }) => <span className="cell">{cell(row)}</span>,
      };
    });
    if (!actions?.all.length) return shown;
    const menu: GridColDef<Place<T>> = {
      field: ' actions',
      headerName: t('list.actions'),
      renderHeader: () => <VisuallyHidden>{t('list.actions')}</VisuallyHidden>,
      sortable: false,
      resizable: false,
      width: 52,
      renderCell: ({ row: { row } }) => <RowMenu definition={definition} row={row} actions={actions} />,
    };
    return [...shown, menu];
  }, [definition, chosenColumns, widths, entity, text, actions, t]);
  const sortModel = useMemo<GridSortModel>(
    () => (sorted ? [{ field: sorted, sort: dir === 'ASC' ? 'asc' : 'desc' }] : []),
    [sorted, dir],
  );
  const chosen = useMemo<GridRowSelectionModel>(
    () => ({
      type: 'include',
      ids: new Set(places.filter(({ row }) => selection?.has(idOf(row))).map(({ place }) => place)),
    }),
    [places, selection, idOf],
  );
  const localeText = useMemo<Partial<GridLocaleText>>(
    () => ({
      checkboxSelectionHeaderName: t('list.selection'),
      checkboxSelectionSelectAllRows: t('list.selectAll'),
      checkboxSelectionUnselectAllRows: t('list.unselectAll'),
      checkboxSelectionSelectRow: t('list.select'),
      checkboxSelectionUnselectRow: t('list.unselect'),
      columnHeaderSortIconLabel: t('list.sort'),
    }),
    [t],
  );
  return (
    <FullText of="[role=gridcell]">
      <DataGrid
        aria-label={label ?? text(`${entity}:title`)}
        rows={drawn}
        style={{ minHeight: HEADER_HEIGHT + rows.length * ROW_HEIGHT }}
        getRowId={placeOf}
        columns={columns}
        rowHeight={ROW_HEIGHT}
        nonce={nonce()}
        columnHeaderHeight={HEADER_HEIGHT}
        slots={SLOTS}
        localeText={localeText}
        sortingMode="server"
        sortModel={sortModel}
        sortingOrder={['asc', 'desc']}
        onSortModelChange={([first]) =>
          first?.sort && onSort?.({ sort: first.field, dir: first.sort === 'asc' ? 'ASC' : 'DESC' })
        }
        checkboxSelection={selectable}
        rowSelection={selectable}
        rowSelectionModel={chosen}
        onRowSelectionModelChange={({ type, ids }) =>
          selection?.choose(
            new Set(rows.filter((_, place) => ids.has(place) === (type === 'include')).map((row) => idOf(row))),
          )
        }
        onRowClick={({ row: { row } }, { target, currentTarget }) => {
          const pressed = target instanceof Element && target.closest('a, button, input, label');
          // Who marks a text wants to copy it.
          if (!pressed && globalThis.getSelection()?.type !== 'Range') onRow?.(row, currentTarget);
        }}
        className={clsx(styles.grid, onRow && styles.pressable)}
        apiRef={grid}
        onColumnWidthChange={({ colDef: { field }, width }) => keepColumnWidth(entity, field, width)}
        onCellKeyDown={(_, event) => {
          // The focus is on the cell: Enter follows its link, or presses its button.
          if (event.key === 'Enter' && event.target === event.currentTarget) {
            event.currentTarget.querySelector<HTMLElement>('a, button')?.click();
          }
        }}
        disableRowSelectionOnClick
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        hideFooter
      />
    </FullText>
  );
}

/** Drawn anew only when rows, columns, order or selection change: a click on a filter leaves it alone until its rows are there. */
export default memo(ListTable) as typeof ListTable;
