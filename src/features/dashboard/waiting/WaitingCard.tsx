import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewReason } from '@/entities/publication/values/ReviewReason';
import { Card } from '@/shared/ui/layout/Card';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './WaitingCard.module.css';

export interface WaitingRow {
  key: string;
  to: string;
  name: ReactNode;
  /** What it is and since when, in a line. */
  facts: ReactNode;
  /** Why a review sent it back. */
  said?: string | undefined;
}

interface Props {
  title: string;
  rows: readonly WaitingRow[];
  /** How many there are, and where all of them are. */
  total: number;
  all: string;
}

/** Things of one kind that wait for somebody, those that need it most first. */
export function WaitingCard({ title, rows, total, all }: Props) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{t('counted', { name: title, number: number(total) })}</h3>
      <ul>
        {rows.map(({ key, to, name, facts, said }) => (
          <li key={key}>
            <RouteLink to={to} strong>
              {name}
            </RouteLink>
            <div className={styles.facts}>{facts}</div>
            {said && <ReviewReason>{said}</ReviewReason>}
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p>
          <RouteLink to={all} underline="always">
            {t('toDo.all', { number: number(total) })}
          </RouteLink>
        </p>
      )}
    </Card>
  );
}
