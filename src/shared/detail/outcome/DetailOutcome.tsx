import type { ReactNode } from 'react';
import { prefetchedText } from '@/shared/api/requests/prefetched-texts';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useDeferredArrival } from '@/shared/ui/outcomes/use-deferred-arrival';
import { DetailHead } from './DetailHead';

/** The part of a query hook's answer that a page about one item needs. */
export interface ItemQuery<T> {
  currentData?: T;
  error?: unknown;
  refetch: () => unknown;
}

interface Props<T> {
  query: ItemQuery<T>;
  /** What the address named, for messages. */
  name: string;
  /** The path of the item's name in its answer, where the page has asked for that before its scripts came. */
  prefetched?: string;
  children: (item: T) => ReactNode;
}

/** The item once it is there; until then its shape, or why it does not come: 404, 403, 410 and faults are drawn once. */
export function DetailOutcome<T>({ query, name, prefetched, children }: Props<T>) {
  const { currentData, error, refetch } = query;
  const item = useDeferredArrival(currentData);
  if (item !== undefined) return children(item);
  if (error === undefined || currentData !== undefined) {
    return (
      <PageBody aria-busy style={{ minHeight: '100vh' }}>
        {prefetched ? (
          // Of three lines on a phone: what is below stays where it is.
          <div style={{ minHeight: 144 }}>
            <DetailHead
              title={<span data-prefetched={prefetched}>{prefetchedText(prefetched) ?? <Skeleton width="40%" />}</span>}
            />
          </div>
        ) : (
          <>
            <Skeleton width="40%" height={48} />
            <Skeleton width="60%" height={24} />
          </>
        )}
        <Skeleton height={320} variant="rounded" />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <FailureOutcome failure={asFailure(error)} name={name} level={1} retry={() => void refetch()} />
    </PageBody>
  );
}
