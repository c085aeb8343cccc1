import type { Drafted, DraftMove } from '@/contract/content/drafted';
import { linkActions, workingList, type ListedFor, type WorkingArea } from '@/entities/written/working-list';
import type { EntityListDefinition, ListColumn, RowWork } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';
import { DraftBadge, draftStateOf } from './DraftBadge';
import { draftingOf, type DraftLine } from './drafting-of';

/** How far a row is, and whether something of it is public. */
export const draftStateColumn: ListColumn<Drafted> = {
  name: 'state',
  sort: 'state',
  working: true,
  width: 190,
  cell: (row) => <DraftBadge item={row} />,
  text: draftStateOf,
};

/** Whether it has a public page: nothing of a template is one. */
const isRead = (row: Drafted & { template?: boolean }): boolean => row.publishedDate !== null && row.template !== true;

/** The working list of a kind of content: whatever its state, with what may be done with one row or with several. */
export function draftedList<T extends Drafted, F extends object>(
  list: ListedFor<T, F>,
  { line, ...area }: WorkingArea & { line: DraftLine },
): EntityListDefinition<T, F> {
  const { keyOf, move, remove } = draftingOf<T>(line);
  const each = (send: (row: T) => Promise<unknown>) => (rows: readonly T[]) =>
    oneByOne(
      rows.map((row) => ({ uuid: keyOf(row), row })),
      ({ row }) => send(row),
    );
  const moving = (name: DraftMove, allowed: RowWork<T>['allowed']): RowWork<T> => ({
    name,
    label: `drafted:moves.${name}`,
    bulk: `drafted:bulk.${name}`,
    allowed: (row) => row._permissions?.write === true && allowed(row),
    confirm: `drafted:confirm.${name}`,
    harmless: name === 'publish',
    run: each((row) => move(name, row)),
  });
  const actions = [
    ...linkActions(list, area, ({ _permissions }) => _permissions?.write === true).map((link) =>
      link.name === 'view' ? { ...link, allowed: isRead } : link,
    ),
    moving('publish', ({ state }) => state === 'DRAFT'),
    moving('withdraw', ({ publishedDate }) => publishedDate !== null),
    {
      name: 'delete',
      label: 'publication:rowActions.delete',
      bulk: 'publication:bulk.delete',
      allowed: ({ _permissions }: T) => _permissions?.delete === true,
      confirm: `drafted:confirm.delete`,
      run: each(remove),
    },
  ];
  return workingList(list, area, () => actions);
}
