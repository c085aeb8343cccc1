import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '@/shared/ui/lazy-part';
import { useStableCallback } from '@/shared/ui/use-stable-callback';
import type { RowActions, RowsDefinition } from './definition';
import { ListCards } from './ListCards';
import { ListSkeleton } from './ListSkeleton';
import type ListTablePart from './ListTable';
import type { ListView } from './list-view';
import { resultState } from './result-place';
import type { Selection } from './use-selection';

const ListTable = lazyPart<typeof ListTablePart>(() => import('./ListTable'));

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
  if (small) return <ListCards {...rows} />;
  return (
    <Suspense fallback={<ListSkeleton small={false} />}>
      <ListTable {...rows} onRow={open && press} />
    </Suspense>
  );
}
