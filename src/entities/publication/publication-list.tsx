import { useMemo } from 'react';
import { BULK_MOVES } from '@/contract/families';
import { kindOf, oneOf } from '@/contract/kinds';
import type { BulkOutcome, Publishable } from '@/contract/publication/publication';
import { allowedActions, type BulkMove, type PublicationKind } from '@/contract/publication/workflow';
import { ownParts, type OfCaller } from '@/entities/written/own-parts';
import { linkActions, workingList, type ListedFor } from '@/entities/written/working-list';
import { useSession } from '@/session/use-session';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { EntityListDefinition, RowAction } from '@/shared/list/definition';
import { oneByOne } from '@/shared/list/work/row-actions';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type WhatGoesPart from './workflow/WhatGoes';

const WhatGoesWithRows = lazyPart<typeof WhatGoesPart>(() => import('./workflow/WhatGoes'));

/** The working list of a kind that is published, made of the public one: with what the workflow allows. */
export function publicationList<T extends Publishable, F extends OfCaller>(
  list: ListedFor<T, F>,
  kind: PublicationKind,
): EntityListDefinition<T, F> {
  const area = { create: `new${oneOf(kind)}`, edit: `edit${oneOf(kind)}` } as const;
  const send = (move: BulkMove, rows: readonly T[]): Promise<BulkOutcome[]> =>
    sendPastStore(`POST /${kind}/bulk/${move}`, { body: rows.map(({ uuid }) => uuid) });
  /** Each with the reason, which its history and whoever made it get. */
  const unpublish = (rows: readonly T[], reason: string): Promise<BulkOutcome[]> =>
    oneByOne(rows, ({ uuid, version = 0 }) =>
      sendPastStore(`POST /${kind}/:uuid/unpublish`, { params: { uuid }, body: { version, reason } }),
    );
  const Deletion = ({ rows }: { rows: readonly T[] }) => <WhatGoesWithRows kind={kind} rows={rows} />;
  const useRowActions = (): readonly RowAction<T>[] => {
    const { authorities } = useSession();
    return useMemo(
      () => [
        ...linkActions(list, area, (row) => allowedActions(row, authorities).includes('edit')),
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
            ...(move === 'unpublish' && { reason: 'publishing:reject' }),
            harmless,
            run: (rows: readonly T[], reason: string) =>
              move === 'unpublish' ? unpublish(rows, reason) : send(move, rows),
          };
        }),
      ],
      [authorities],
    );
  };
  return workingList(list, area, useRowActions, ownParts<F>(true));
}
