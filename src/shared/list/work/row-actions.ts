import type { BulkOutcome } from '@/contract/publication/publication';
import { isFailure } from '@/shared/api/failure';
import type { RowAction } from '../definition';

/** The namespaces of the texts of actions. */
export const namespacesOf = <T>(actions: readonly RowAction<T>[]): string[] => [
  ...new Set(
    actions
      .flatMap((action) => [action.label, 'bulk' in action ? action.bulk : undefined])
      .flatMap((key) => key?.split(':')[0] ?? []),
  ),
];

/** What has no call for several: one after the other, and what fails for one does not keep the others. */
export async function oneByOne<T extends { uuid: string }>(
  rows: readonly T[],
  send: (row: T) => Promise<unknown>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const row of rows) {
    const { uuid } = row;
    const error = await send(row).then(
      () => undefined,
      (fault: unknown) => {
        if (!isFailure(fault)) throw fault;
        return fault.message;
      },
    );
    outcomes.push(error === undefined ? { uuid, ok: true } : { uuid, ok: false, error });
  }
  return outcomes;
}
