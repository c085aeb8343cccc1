import type { RowAction } from './definition';

/** The namespaces of the texts of actions. */
export const namespacesOf = <T>(actions: readonly RowAction<T>[]): string[] => [
  ...new Set(
    actions
      .flatMap((action) => [action.label, 'bulk' in action ? action.bulk : undefined])
      .flatMap((key) => key?.split(':')[0] ?? []),
  ),
];
