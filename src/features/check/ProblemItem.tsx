import { useTranslation } from 'react-i18next';
import { adviceOf } from '@/mcpd/check/check-kinds';
import { useNoteDetail } from '@/shared/files/use-note-detail';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import type { ProblemView } from './check-calls';
import { useColumnName } from './use-column-name';
import { useKindText } from './use-kind-text';
import styles from './ProblemItem.module.css';

interface Props {
  problem: ProblemView;
  line: number;
  headers: readonly string[];
  onFix: () => void;
}

/** One problem of a row: where, what, and what to do, which may be a button. */
export function ProblemItem({ problem: { kind, index, detail, value, fix }, line, headers, onFix }: Props) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const kindText = useKindText();
  const advice = adviceOf(kind);
  const columnName = useColumnName(headers);
  const detailText = useNoteDetail();
  const column = columnName(index);
  const more = detailText({ value, detail });
  const about = { line: number(line), column };
  return (
    <li className={styles.problem}>
      <span>
        <b>
          <bdi>{column}</bdi>
        </b>{' '}
        {value !== '' && <bdi className={styles.value}>{value}</bdi>}
      </span>
      <span>
        {kindText(kind)}
        {more && (
          <>
            {' '}
            (<bdi>{more}</bdi>)
          </>
        )}
      </span>
      {fix === undefined && advice && <span className={styles.advice}>{t(`advice.${advice}`)}</span>}
      {fix === 'remove' && (
        <Button variant="outlined" size="small" aria-label={t('removeLine', about)} onClick={onFix}>
          {t('remove')}
        </Button>
      )}
      {fix !== undefined && fix !== 'remove' && (
        <span className={styles.fix}>
          <span>
            {fix.map((cell) => (
              <span key={cell.index} className={styles.cell}>
                {fix.length > 1 && (
                  <>
                    <bdi>{columnName(cell.index)}</bdi>:{' '}
                  </>
                )}
                {cell.value === '' ? t('empty') : <bdi className={styles.value}>{cell.value}</bdi>}
              </span>
            ))}
          </span>
          <Button variant="outlined" size="small" aria-label={t('fixOf', about)} onClick={onFix}>
            {t('fix')}
          </Button>
        </span>
      )}
    </li>
  );
}
