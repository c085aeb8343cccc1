import { lazy, Suspense } from 'react';
import { allowedActions } from '@/contract/workflow';
import { useSession } from '@/session/use-session';
import type { WorkflowProps } from './WorkflowActions';

const WorkflowActions = lazy(() => import('./WorkflowActions'));

/** What can be done with an item; loaded for those who may do something with it. */
export function ItemActions(props: WorkflowProps) {
  const { authorities } = useSession();
  const { item } = props;
  if (allowedActions(item, authorities).length === 0 && !item._permissions?.manage) return null;
  return (
    <Suspense>
      <WorkflowActions {...props} />
    </Suspense>
  );
}
