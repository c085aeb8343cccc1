import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryNote } from '@/shared/ui/outcomes/RetryNote';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import styles from './WaitingFrame.module.css';

/** As far as the frame needs to know of an answer; one that was not asked for is no question. */
interface Asked {
  currentData?: unknown;
  error?: unknown;
  isUninitialized: boolean;
  /** What was answered leaves something out that could not be asked. */
  isPart?: boolean;
  refetch: () => unknown;
}

interface Props {
  asked: readonly Asked[];
  /** Nothing of a kind that does not wait. */
  cards: readonly ReactNode[];
}

/** What waits for somebody, as it comes; that nothing does, once all is known; and what could not be asked. */
export function WaitingFrame({ asked, cards }: Props) {
  const { t } = useTranslation(['dashboard', 'ui']);
  const id = useId();
  const questions = asked.filter(({ isUninitialized }) => !isUninitialized);
  const failed = questions.filter(
    ({ currentData, error, isPart }) => isPart || (currentData === undefined && error !== undefined),
  );
  const waits = questions.some(({ currentData, error }) => currentData === undefined && error === undefined);
  const isEmpty = !cards.some(Boolean);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <section className={styles.frame} aria-labelledby={id} aria-busy={waits}>
      <h2 id={id}>{t('dashboard:toDo.title')}</h2>
      {failed.length > 0 && (
        <RetryNote text={t('dashboard:toDo.failed')} label={t('ui:actions.retry')} onRetry={retry} />
      )}
      {isEmpty && waits && <Skeleton variant="rounded" height={72} />}
      {isEmpty && !waits && failed.length === 0 && <p>{t('dashboard:toDo.none')}</p>}
      {!isEmpty && <div className={styles.cards}>{cards}</div>}
    </section>
  );
}
