import { useTranslation } from 'react-i18next';
import { severityOfKind } from '@/mcpd/check/check-kinds';
import type { GroupCount } from '@/mcpd/check/check-summary';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import type { GroupName } from './check-calls';
import { useColumnName } from './use-column-name';
import { useFocusKept } from './use-focus-kept';
import { useKindText } from './use-kind-text';
import styles from './GroupsList.module.css';

interface Props {
  groups: readonly GroupCount[];
  headers: readonly string[];
  /** Whether a correction is being made. */
  isWorking: boolean;
  onShow: (group: GroupName) => void;
  onFix: (group: GroupName) => void;
}

/** Problems by kind and column: how many rows have them, and what is corrected at once. */
export function GroupsList({ groups, headers, isWorking, onShow, onFix }: Props) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const kindText = useKindText();
  const columnName = useColumnName(headers);
  const kept = useFocusKept<HTMLUListElement>(groups);
  return (
    <ul className={styles.list} aria-label={t('problems')} {...kept}>
      {groups.map(({ kind, index, rows, fixable }) => {
        const column = columnName(index);
        const what = `${column}: ${kindText(kind)}`;
        return (
          <li key={`${kind} ${index}`}>
            <span className={styles.severity} data-severity={severityOfKind(kind)}>
              {t(`severity.${severityOfKind(kind)}`)}
            </span>
            <span>
              <b>
                <bdi>{column}</bdi>
              </b>{' '}
              {kindText(kind)}
            </span>
            <span className="count">{t('rowCount', { count: rows, shown: number(rows) })}</span>
            <span className={styles.actions}>
              <Button
                variant="outlined"
                size="small"
                aria-label={t('showOf', { what })}
                onClick={() => onShow({ kind, index })}
              >
                {t('show')}
              </Button>
              {fixable > 0 && (
                <Button
                  variant="outlined"
                  size="small"
                  disabled={isWorking}
                  aria-label={t('fixAllOf', { count: fixable, shown: number(fixable), what })}
                  onClick={() => onFix({ kind, index })}
                >
                  {t('fixAll', { count: fixable, shown: number(fixable) })}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
