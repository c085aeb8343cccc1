import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import type { ChangedView } from './check-calls';
import type { CheckPort } from './check-port';
import { PageLinks } from './PageLinks';
import styles from './ProblemRows.module.css';

const PAGE_ROWS = 25;

/** Cells that differ from what is published, row by row. */
export function ChangedCells({ port, total }: { port: CheckPort; total: number }) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const [page, setPage] = useState(0);
  const [rows, setRows] = useState<readonly ChangedView[]>([]);
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      const answer = await port.call('changes', { from: page * PAGE_ROWS, count: PAGE_ROWS });
      if (!isOver) setRows(answer);
    };
    // If the worker broke down, the next correction says so.
    show().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [port, page]);
  return (
    <>
      <ol className={styles.rows} aria-label={t('compare.changed')}>
        {rows.map(({ row, line, name, changes }) => (
          <li key={row}>
            <span className={styles.head}>
              <b>{t('rows.at', { line: number(line) })}</b>
              <bdi className={styles.name}>{name}</bdi>
            </span>
            <ul className={styles.problems}>
              {changes.map(({ column, previous, value }) => (
                <li key={column}>
                  <b>{column}</b> <del dir="auto">{previous || t('empty')}</del> →{' '}
                  <ins dir="auto">{value || t('empty')}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <PageLinks page={page} pages={Math.ceil(total / PAGE_ROWS)} onPage={setPage} />
    </>
  );
}
