import { useMemo } from 'react';
import type { Stored } from '@/contract/entity';
import { BULK_MOVES } from '@/contract/families';
import { kindOf } from '@/contract/kinds';
import type { BulkOutcome, Publishable } from '@/contract/publication/publication';
import { allowedActions, type BulkMove, type PublicationKind } from '@/contract/publication/workflow';
import { useSession } from '@/session/use-session';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EntityListDefinition, RowAction, RowLink } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type WhatGoesPart from './workflow/WhatGoes';

const WhatGoesWithRows = lazyPart<typeof WhatGoesPart>(() => import('./workflow/WhatGoes'));

interface Area {
  /** Where a new one begins: the key of the button's text, and an address. */
  create: { label: string; to: string };
  /** The address of the editor. */
  edit: (item: { uuid: string }) => string;
  kind: PublicationKind;
}

/** Of columns that are not usual in public, those that tell whoever writes most. */
const USUAL = new Set(['state', 'owner', 'lastModifiedDate']);
/** The state says more than a version that is not there yet; the others leave room for what changes. */
const UNUSUAL = new Set(['versionTag', 'evaluated', 'crops']);
const FIRST: ReadonlySet<string> = new Set(['state', 'owner']);

/** To where a row is written, and to where it is read. */
export const linkActions = <T,>(
  edit: (row: T) => string,
  view: ((row: T) => string) | undefined,
  mayEdit: (row: T) => boolean,
): [edit: RowLink<T>, view: RowLink<T>] => [
  { name: 'edit', label: 'publication:rowActions.edit', allowed: mayEdit, to: edit },
  { name: 'view', label: 'publication:rowActions.view', allowed: () => true, to: view ?? edit },
];

/** Deletes what its permissions say, one row after the other: of kinds without a workflow. */
export const deleteAction = <T extends Stored & { uuid: string }>(
  path: 'genotype' | 'bibliography',
  confirm: string,
): RowAction<T> => ({
  name: 'delete',
  label: 'publication:rowActions.delete',
  bulk: 'publication:bulk.delete',
  allowed: ({ _permissions }) => _permissions?.delete ?? false,
  confirm,
  run: (rows) =>
    oneByOne(rows, ({ uuid, version = 0 }) =>
      sendPastStore(`DELETE /${path}/:uuid`, { params: { uuid }, query: { version } }),
    ),
});

/**
 * The list of the dashboard, made of the public one: whatever its state, what changed last first, opened in the editor
 * until it is published, with what the workflow allows for one or for several.
 */
export function workingList<T extends Publishable, F extends object>(
  list: EntityListDefinition<T, F>,
  { create, edit, kind }: Area,
): EntityListDefinition<T, F> {
  const { views: _, columns, filters, open = edit, ...rest } = list;
  const send = (move: BulkMove, rows: readonly T[]): Promise<BulkOutcome[]> =>
    sendPastStore(`POST /${kind}/bulk/${move}`, { body: rows.map(({ uuid }) => uuid) });
  const Deletion = ({ rows }: { rows: readonly T[] }) => <WhatGoesWithRows kind={kind} rows={rows} />;
  const useRowActions = (): readonly RowAction<T>[] => {
    const { authorities } = useSession();
    return useMemo(
      () => [
        ...linkActions(edit, open, (row: T) => allowedActions(row, authorities).includes('edit')),
        ...BULK_MOVES.map((move) => {
          const harmless = move === 'for-review' || move === 'approve';
          return {
            name: move,
            label: `publication:rowActions.${move}`,
            bulk: `publication:bulk.${move}`,
            allowed: (row: T) => allowedActions(row, authorities).includes(move),
            confirm: `publication:confirm.${move}`,
            ...(harmless && kindOf(kind).along && { also: 'publication:confirm.along' }),
            ...(move === 'delete' && { Text: Deletion }),
            harmless,
            run: (rows: readonly T[]) => send(move, rows),
          };
        }),
      ],
      [authorities],
    );
  };
  return {
    ...rest,
    columns: columns.map((column) => ({
      ...column,
      usual: USUAL.has(column.name) || (column.usual === true && !UNUSUAL.has(column.name)),
    })),
    filters: [
      ...filters.filter(({ field }) => FIRST.has(field)).map((filter) => ({ ...filter, group: undefined })),
      ...filters.filter(({ field }) => !FIRST.has(field)),
    ],
    defaultSort: { sort: 'lastModifiedDate', dir: 'DESC' },
    open: (row) => (row.state === 'PUBLISHED' ? open(row) : edit(row)),
    create,
    selection: 'toggled',
    useRowActions,
  };
}
