import { Suspense } from 'react';
import { useSession } from '@/session/use-session';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { ItemActionsProps } from '../workflow/ItemActions';

// What may be done in which state is not fetched by visitors.
const ItemActions = lazyPart(() => import('../workflow/ItemActions'));

/** On the page of an item: what whoever writes it does next. */
export function PageActions(props: ItemActionsProps) {
  const { authorities } = useSession();
  if (authorities.length === 0) return null;
  return (
    <Suspense>
      <ItemActions {...props} />
    </Suspense>
  );
}
