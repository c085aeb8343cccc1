import type { Line, Returns } from '@/contract/endpoints';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';
import type { ListPart } from '@/shared/list/parts/list-part';
import { oneByOne } from '@/shared/list/work/row-actions';
import { linkActions, workingList, type ListedFor, type WorkingArea } from '@/entities/written/working-list';
import { writingOf, type ChangeLine } from '@/entities/written/writing-of';

type Item<L extends Line> = Returns<L> & object;

interface Given<L extends ChangeLine, F> extends WorkingArea {
  /** What changes one in the contract: path and key of all its calls. */
  line: L;
  /** What can be done beside editing and deleting. */
  actions?: readonly RowAction<Item<L>>[];
  useParts?: () => readonly ListPart<F>[];
}

/** The working list of a kind that is kept by role alone: what may be done with a row its permissions say. */
export function managedList<L extends ChangeLine, F extends object>(
  list: ListedFor<Item<L>, F>,
  { line, actions = [], useParts, ...area }: Given<L, F>,
): EntityListDefinition<Item<L>, F> {
  const { keyOf, remove } = writingOf<Item<L>>(line);
  const all: readonly RowAction<Item<L>>[] = [
    ...linkActions(list, area, ({ _permissions }) => _permissions?.write === true),
    ...actions,
    {
      name: 'delete',
      label: 'publication:rowActions.delete',
      bulk: 'publication:bulk.delete',
      allowed: ({ _permissions }) => _permissions?.delete === true,
      confirm: `${list.entity}:confirm.delete`,
      run: (rows) =>
        oneByOne(
          rows.map((row) => ({ uuid: keyOf(row), row })),
          ({ row }) => remove(row),
        ),
    },
  ];
  return workingList(list, area, () => all, useParts);
}
