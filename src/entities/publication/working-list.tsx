import { useMemo } from 'react';
import type { Line } from '@/contract/endpoints';
import { BULK_MOVES } from '@/contract/families';
import type { BulkOutcome, Publishable } from '@/contract/publication';
import { allowedActions, type BulkMove } from '@/contract/workflow';
import { useSession } from '@/session/use-session';
import type { Input } from '@/shared/api/call';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';

type BulkLine = Extract<Line, `POST ${string}/bulk/${BulkMove}`>;

interface Area {
  /** What a new one is made by: the key of the button's text. */
  create: string;
  /** Of the working area, whose editor has the address `{path}/{uuid}/edit`. */
  path: `/dashboard/${string}`;
  /** `(move) => `POST /subset/bulk/${move}`` */
  line: (move: BulkMove) => BulkLine;
}

/** Of columns that are not usual in public, those that tell whoever writes most. */
const USUAL = new Set(['state', 'owner', 'lastModifiedDate']);
const FIRST: ReadonlySet<string> = new Set(['state', 'owner']);

/**
 * The list of the dashboard, made of the public one: whatever its state, what changed last first, opened in the editor
 * until it is published, with what the workflow allows for one or for several.
 */
export function workingList<T extends Publishable, F extends object>(
  list: EntityListDefinition<T, F>,
  { create, path, line }: Area,
): EntityListDefinition<T, F> {
  const edit = ({ uuid }: T) => `${path}/${uuid}/edit`;
  const { views: _, columns, filters, open = edit, ...rest } = list;
  const view: RowAction<T> = { name: 'view', label: 'publication:rowActions.view', allowed: () => true, to: open };
  const send = (move: BulkMove, rows: readonly T[]): Promise<BulkOutcome[]> => {
    const input: unknown = { body: rows.map(({ uuid }) => uuid) };
    return sendPastStore(line(move), input as Input<BulkLine>);
  };
  const useRowActions = (): readonly RowAction<T>[] => {
    const { authorities } = useSession();
    return useMemo(
      () => [
        {
          name: 'edit',
          label: 'publication:rowActions.edit',
          allowed: (row) => allowedActions(row, authorities).includes('edit'),
          to: edit,
        },
        view,
        ...BULK_MOVES.map((move) => ({
          name: move,
          label: `publication:rowActions.${move}`,
          bulk: `publication:bulk.${move}`,
          allowed: (row: T) => allowedActions(row, authorities).includes(move),
          confirm: `publication:confirm.${move}`,
          harmless: move === 'for-review' || move === 'approve',
          run: (rows: readonly T[]) => send(move, rows),
        })),
      ],
      [authorities],
    );
  };
  return {
    ...rest,
    columns: columns.map((column) => (USUAL.has(column.name) ? { ...column, usual: true } : column)),
    filters: [
      ...filters.filter(({ field }) => FIRST.has(field)).map((filter) => ({ ...filter, group: undefined })),
      ...filters.filter(({ field }) => !FIRST.has(field)),
    ],
    defaultSort: { sort: 'lastModifiedDate', dir: 'DESC' },
    open: (row) => (row.state === 'PUBLISHED' ? open(row) : edit(row)),
    create: { label: create, to: `${path}/edit` },
    selection: 'toggled',
    useRowActions,
  };
}
