import { clsx } from 'clsx';
import { type ComponentProps, useId, type ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import { isFailure } from '@/shared/api/failure';
import type { ItemQuery } from '@/shared/detail/outcome/DetailOutcome';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { useDeferredArrival } from '@/shared/ui/outcomes/use-deferred-arrival';
import styles from './DetailPart.module.css';

/** A part of the page under a heading of its own. */
export function Part({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={clsx(styles.part, className)} />;
}

interface Props<T> {
  title: string;
  query: ItemQuery<T>;
  /** Nothing is drawn until, and unless, there is something. */
  unless?: (item: T) => boolean;
  children: (item: T) => ReactNode;
}

/** A part of the page with a call of its own: it waits and fails by itself, and the page stays. */
export function DetailPart<T>({ title, query, unless, children }: Props<T>) {
  const { t } = useTranslation(['accession', 'ui']);
  const id = useId();
  const { currentData: answer, error, refetch } = query;
  const currentData = useDeferredArrival(answer);
  if (unless && !error && (currentData === undefined || unless(currentData))) return null;
  return (
    <Part aria-labelledby={id} aria-busy={currentData === undefined && !error}>
      <h2 id={id}>{title}</h2>
      {currentData !== undefined && children(currentData)}
      {currentData === undefined && error === undefined && <Skeleton height={40} />}
      {currentData === undefined && error !== undefined && (
        <RetryNote
          text={(isFailure(error) && error.message) || t('detail.failed')}
          label={t('ui:actions.retry')}
          onRetry={() => void refetch()}
        />
      )}
    </Part>
  );
}
