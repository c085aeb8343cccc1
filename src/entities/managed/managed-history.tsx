import { Suspense, type ComponentType } from 'react';
import type { Stored } from '@/contract/entity';
import type { MovesProps } from '@/shared/editor/definition';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';

const FoldedHistory = lazyPart(() =>
  import('@/entities/publication/workflow/HistoryPart').then((module) => ({ default: module.FoldedHistory })),
);

interface Given<T> {
  /** Its class: the first word of its calls. */
  kind: string;
  /** The namespace of the labels of its fields. */
  entity: string;
  keyOf: (item: T) => string;
}

/** Of what has no form of its own for all that is noted of it, the labels of the audit log. */
const LABELS: Readonly<Record<string, string>> = { user: 'audit', 'oauth-client': 'audit' };

/** Below the form of what is kept by role: who changed what of it. */
export function managedHistory<T extends Stored>({ kind, entity, keyOf }: Given<T>): ComponentType<MovesProps<T>> {
  return function ManagedHistory({ item }) {
    return (
      <Suspense>
        <FoldedHistory kind={kind} uuid={keyOf(item)} entity={LABELS[entity] ?? entity} />
      </Suspense>
    );
  };
}
