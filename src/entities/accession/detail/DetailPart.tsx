import { useId, type ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { isFailure } from '@/shared/api/failure';
import type { ItemQuery } from '@/shared/detail/outcome/DetailOutcome';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { useDeferredArrival } from '@/shared/ui/outcomes/use-deferred-arrival';

/** A part of the page under a heading of its own. */
export const Part = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2),
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.0625rem' },
  '& h3': { margin: theme.spacing(1, 0, 0.5), fontSize: '0.875rem' },
  '& p': { margin: theme.spacing(0.5, 0), maxWidth: '75ch' },
  '@media print': { '& button': { display: 'none' } },
}));

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
