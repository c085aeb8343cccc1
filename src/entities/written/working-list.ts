import { addressOf, editorAddress, type EditRow } from '@/routes/href';
import type { RouteName } from '@/routes/routes';
import type { EntityListDefinition, RowAction, RowLink } from '@/shared/list/definition';
import type { ListPart } from '@/shared/list/parts/list-part';

export interface WorkingArea {
  /** The rows of the address where a new one begins, */
  create: RouteName;
  /** and of the editor, by the key that is the id of a row. */
  edit: EditRow;
}

/** A list, in public or not, as far as a working list is made of it. */
export type ListedFor<T, F extends object> = Omit<EntityListDefinition<T, F>, 'defaultSort'>;

const FIRST: ReadonlySet<string> = new Set(['state', 'owner']);

/** To where a row is written, and to where it is read, if it has a page. */
export function linkActions<T, F extends object>(
  { idOf, open }: ListedFor<T, F>,
  { edit }: WorkingArea,
  mayEdit: (row: T) => boolean,
): RowLink<T>[] {
  const { editHref } = editorAddress(edit);
  const toEdit = (row: T) => editHref(idOf(row));
  return [
    { name: 'edit', label: 'publication:rowActions.edit', allowed: mayEdit, to: toEdit },
    ...(open ? [{ name: 'view', label: 'publication:rowActions.view', allowed: () => true, to: open }] : []),
  ];
}

/**
 * The list of those who write: whatever its state, what changed last first, opened in the editor until it is published,
 * with what can be done with one or with several.
 */
export function workingList<T extends object, F extends object>(
  list: ListedFor<T, F>,
  area: WorkingArea,
  useRowActions: () => readonly RowAction<T>[],
  useParts?: () => readonly ListPart<F>[],
): EntityListDefinition<T, F> {
  const { views: _, columns, filters, open, ...rest } = list;
  const { editHref } = editorAddress(area.edit);
  const isFirst = ({ field }: (typeof filters)[number]) => FIRST.has(field);
  return {
    ...rest,
    columns: columns.map((column) => ({
      ...column,
      usual: column.working ?? column.usual === true,
    })),
    filters: [
      ...filters.filter(isFirst).map((filter) => ({ ...filter, group: undefined })),
      ...filters.filter((filter) => !isFirst(filter)),
    ],
    defaultSort: { sort: 'lastModifiedDate', dir: 'DESC' },
    open: (row) => (open && 'state' in row && row.state === 'PUBLISHED' ? open(row) : editHref(list.idOf(row))),
    create: { label: `${list.entity}:new`, to: addressOf(area.create) },
    selection: 'toggled',
    useRowActions,
    ...(useParts && { useParts }),
  };
}
