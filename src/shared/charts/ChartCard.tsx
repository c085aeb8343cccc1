import { clsx } from 'clsx';
import { type ComponentProps, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { csvText } from '@/tables/csv-writer';
import { Card } from '@/shared/ui/layout/Card';
import styles from './ChartCard.module.css';

/** A button that is quieter than what it stands beneath. */
export function CardButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} className={clsx(styles.cardButton, className)} />;
}

interface Props {
  title: string;
  /** What the lines of the CSV say, made when it is copied. */
  lines: () => (string | number)[][];
  table: ReactNode;
  /** What has to be said for the figures to be read right. */
  note?: string;
  /** Further buttons. */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A chart with its name, its table in the chart's place, and its figures for a spreadsheet. */
export function ChartCard({ title, lines, table, note, more, className, children }: Props) {
  const { t } = useTranslation(['overview', 'ui']);
  const id = useId();
  const [tabular, setTabular] = useState(false);
  const [status, setStatus] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(csvText(lines()));
      setStatus('copied');
    } catch {
      // The figures can then be marked and copied by hand.
      setTabular(true);
      setStatus('refused');
    }
  };
  return (
    <Card aria-labelledby={id} className={clsx(styles.framed, className)}>
      <h2 id={id}>
        <bdi>{title}</bdi>
      </h2>
      {tabular ? table : children}
      {note && <p>{note}</p>}
      <footer>
        {more}
        <CardButton type="button" aria-describedby={id} aria-pressed={tabular} onClick={() => setTabular(!tabular)}>
          {t('asTable')}
        </CardButton>
        <CardButton type="button" aria-describedby={id} onClick={() => void copy()} onBlur={() => setStatus(undefined)}>
          <span aria-live="polite">{status ? t(`ui:actions.${status}`) : t('copyCsv')}</span>
        </CardButton>
      </footer>
    </Card>
  );
}
