import { Suspense } from 'react';
import { oneOf } from '@/contract/kinds';
import type { Publishable } from '@/contract/publication/publication';
import { allowedActions, type ItemAction, type PublicationKind } from '@/contract/publication/workflow';
import { addressOf, editorAddress } from '@/routes/href';
import { useSession } from '@/session/use-session';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';

const WorkflowActions = lazyPart(() => import('./WorkflowActions'));

/** What whoever writes it does next with what they read. */
const ONLY: readonly ItemAction[] = ['edit', 'new-version'];

export interface ItemActionsProps {
  kind: PublicationKind;
  item: Publishable;
}

/** To the editor of an item that is read, or a new version. Nothing for readers. */
export default function ItemActions({ kind, item }: ItemActionsProps) {
  const { authorities } = useSession();
  // By right, not by role: who may change a review does so where they review it.
  const may = allowedActions(item, item.state === 'REVIEWING' ? [] : authorities).some((each) => ONLY.includes(each));
  if (!may) return null;
  const { editHref } = editorAddress(`edit${oneOf(kind)}`);
  return (
    <Suspense>
      <WorkflowActions
        kind={kind}
        item={item}
        only={ONLY}
        editHref={editHref}
        listHref={addressOf(`dashboard${oneOf(kind)}s`)}
      />
    </Suspense>
  );
}
