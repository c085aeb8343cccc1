import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Missing } from '@/shared/ui/text/Missing';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { ChartData } from './chart';
import { useShare } from './use-share';
import styles from './ChartTable.module.css';

/** Counts stand at the end of their line, first column apart. */
export function FiguresTable({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={clsx(styles.figuresTable, className)} />;
}

/** The figures of a chart. */
export function ChartTable({ of, title, measure, terms, whole }: ChartData) {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  const text = useText(of);
  const share = useShare();
  return (
    <FiguresTable>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{measure ?? text(`${of}:title`)}</th>
          {measure === undefined && <th scope="col">{t('share')}</th>}
        </tr>
      </thead>
      <tbody>
        {terms.map(({ key, label, count, italic, rest, mentions }) => (
          <tr key={key}>
            <th scope="row" className={rest ? 'rest' : undefined}>
              <bdi>{italic ? <i lang="la">{label}</i> : label}</bdi>
            </th>
            <td>{number(count)}</td>
            {measure === undefined && <td>{mentions ? <Missing /> : share(count, whole)}</td>}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
