import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { usePrinting } from '@/shared/ui/layout/use-printing';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import type { RowActions, RowsDefinition } from '../definition';
import { useText } from '@/shared/ui/text/use-text';
import { FirstRows } from '../table/FirstRows';
import { ListCards } from './ListCards';
import type ListTablePart from '../table/ListTable';
import type { ListView } from '../address/list-view';
import { resultState } from '../address/result-place';
import { shownColumns } from '../shown-columns';
import type { Selection } from '../work/use-selection';

// The grid is a quarter of all that a list loads: on a slow line nobody waits for it to see the rows.
let tellPainted = () => {};
const painted = new Promise<void>((resolve) => (tellPainted = resolve));
const ListTable = lazyPart<typeof ListTablePart>(() => painted.then(() => import('../table/ListTable')));

interface Props<T> {
  definition: RowsDefinition<T>;
  rows: readonly T[];
  small: boolean;
  /** What the table is called; by default as the list. */
  label?: string;
  selection?: Selection<T>;
  actions?: RowActions<T>;
  /** Order and columns, and who is told of another order: without them the rows have the order that they have. */
  view?: ListView;
  onSort?: (sort: Pick<ListView, 'sort' | 'dir'>) => void;
}

/** Rows as a table or, on a small screen, as cards. Pressed where nothing else is to be pressed, a row opens. */
export function Rows<T extends object>({ small, ...rows }: Props<T>) {
  const { definition, selection } = rows;
  const { open, idOf } = definition;
  const navigate = useNavigate();
  const press = useStableCallback((row: T, element: HTMLElement) => {
    if (selection?.on && definition.selection === 'toggled') selection.toggle(idOf(row));
    else if (open) void navigate(open(row), { state: resultState(element) });
  });
  if (usePrinting()) return <PrintedRows {...rows} />;
  if (small) return <ListCards {...rows} />;
  return (
    <Suspense fallback={<FirstRows {...rows} menus={Boolean(rows.actions?.all.length)} onPainted={tellPainted} />}>
      <ListTable {...rows} onRow={open && press} />
    </Suspense>
  );
}

/** On paper nothing scrolls and nothing is cut off: every row, in as many lines as it takes. */
function PrintedRows<T>({ definition, rows, label, view }: Omit<Props<T>, 'small'>) {
  const { entity, idOf } = definition;
  const text = useText(entity);
  // What is only there to be pressed has no value in a file, either.
  const columns = shownColumns(definition.columns, view?.columns).filter((column) => column.text !== false);
  return (
    <PlainTable label={label ?? text(`${entity}:title`)}>
      <thead>
        <tr>
          {columns.map(({ name, align }) => (
            <th key={name} className={align && 'figure'}>
              {text(`${entity}:fields.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)}>
            {columns.map(({ name, align, cell }) => (
              <td key={name} className={align && 'figure'}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
