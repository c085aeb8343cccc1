import { isFailure } from '@/shared/api/failure';
import type { RowAction, WorkOutcome } from '../definition';

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
): Promise<WorkOutcome[]> {
  const outcomes: WorkOutcome[] = [];
  for (const row of rows) {
    const { uuid } = row;
    outcomes.push(
      await send(row).then(
        (answer) => ({ uuid, ok: true, answer }),
        (fault: unknown) => {
          if (!isFailure(fault)) throw fault;
          return { uuid, ok: false, error: fault.message };
        },
      ),
    );
  }
  return outcomes;
}
