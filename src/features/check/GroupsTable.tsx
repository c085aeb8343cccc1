import { useTranslation } from 'react-i18next';
import { severityOfKind } from '@/mcpd/check/check-kinds';
import type { GroupCount } from '@/mcpd/check/passport-check';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import type { GroupName } from './check-calls';
import { useKindText } from './use-kind-text';
import styles from './GroupsTable.module.css';

interface Props {
  groups: readonly GroupCount[];
  headers: readonly string[];
  onShow: (group: GroupName) => void;
  onFix: (group: GroupName) => void;
}

/** Problems by kind and column: how many rows have them, and what is corrected at once. */
export function GroupsTable({ groups, headers, onShow, onFix }: Props) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const kindText = useKindText();
  return (
    <PlainTable label={t('problems')}>
      <thead>
        <tr>
          <th scope="col">{t('groups.severity')}</th>
          <th scope="col">{t('groups.column')}</th>
          <th scope="col">{t('groups.problem')}</th>
          <th scope="col" className="figure">
            {t('groups.rows')}
          </th>
          <th scope="col">{t('groups.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ kind, index, rows, fixable }) => {
          const column = index < 0 ? t('wholeRow') : headers[index];
          const what = `${column}: ${kindText(kind)}`;
          return (
            <tr key={`${kind} ${index}`}>
              <td>
                <span className={styles.severity} data-severity={severityOfKind(kind)}>
                  {t(`severity.${severityOfKind(kind)}`)}
                </span>
              </td>
              <td>
                <bdi>{column}</bdi>
              </td>
              <td>{kindText(kind)}</td>
              <td className="figure">{number(rows)}</td>
              <td className={styles.actions}>
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
                    aria-label={t('fixAllOf', { count: fixable, shown: number(fixable), what })}
                    onClick={() => onFix({ kind, index })}
                  >
                    {t('fixAll', { count: fixable, shown: number(fixable) })}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}
