import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupCount } from '@/mcpd/check/check-summary';
import { Button } from '@/shared/ui/controls/Button';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useFormat } from '@/shared/ui/format/use-format';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import type { GroupName, RowsAnswer } from './check-calls';
import { ProblemItem } from './ProblemItem';
import { PageLinks } from './PageLinks';
import { RowDialog } from './RowDialog';
import type { Check, CheckState } from './use-check';
import { useColumnName } from './use-column-name';
import { useFocusKept } from './use-focus-kept';
import { useKindText } from './use-kind-text';
import styles from './ProblemRows.module.css';

/** Rows that are drawn at a time, of however many. */
const PAGE_ROWS = 25;

interface Props {
  /** Undefined: whatever is wrong. */
  group: GroupCount | undefined;
  groups: readonly GroupCount[];
  state: CheckState & { status: 'open' };
  check: Check;
  onGroup: (group: GroupName | undefined) => void;
}

const keyOf = (group: GroupName | undefined): string => (group ? `${group.kind} ${group.index}` : '');

/** Rows with problems, page by page: each problem beside its correction, and the whole row to be edited. */
export function ProblemRows({ group, groups, state, check, onGroup }: Props) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const kindText = useKindText();
  const [page, setPage] = useState(0);
  const [answer, setAnswer] = useState<RowsAnswer>();
  const [edited, setEdited] = useState<number>();
  const kept = useFocusKept<HTMLOListElement>(answer);
  const { file, port, version } = state;
  const { kind, index } = group ?? {};
  useEffect(() => {
    let isOver = false;
    const asked = kind === undefined || index === undefined ? undefined : { kind, index };
    const show = async () => {
      const rows = await port.call('rows', { group: asked, from: page * PAGE_ROWS, count: PAGE_ROWS });
      if (isOver) return;
      // The last rows of the last page may have been corrected.
      if (rows.rows.length === 0 && page > 0) setPage(0);
      else setAnswer(rows);
    };
    // If the worker broke down, the next correction says so.
    show().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [port, kind, index, page, version]);
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / PAGE_ROWS));
  const columnName = useColumnName(file.headers);
  const nameOf = (each: GroupName) => `${columnName(each.index)}: ${kindText(each.kind)}`;
  return (
    <section aria-labelledby="rows" className={styles.part}>
      <h2 id="rows" tabIndex={-1}>
        {t('rows.title')}
      </h2>
      <NativeSelect
        label={t('rows.which')}
        value={keyOf(group)}
        options={[
          {
            value: '',
            label: t('rows.all', { count: state.summary.withProblems, shown: number(state.summary.withProblems) }),
          },
          ...groups.map((each) => ({ value: keyOf(each), label: `${nameOf(each)} (${number(each.rows)})` })),
        ]}
        onChange={(key) => onGroup(groups.find((each) => keyOf(each) === key))}
      />
      {!answer && <Skeleton variant="rounded" height={240} />}
      {answer && (
        <ol className={styles.rows} aria-label={t('rows.title')} {...kept}>
          {answer.rows.map((row) => (
            <li key={row.row}>
              <span className={styles.head}>
                <b>{t('rows.at', { line: number(row.line) })}</b>
                <span className={styles.name}>
                  <bdi>{row.name}</bdi>
                </span>
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={t('rows.editLine', { line: number(row.line) })}
                  onClick={() => setEdited(row.row)}
                >
                  {t('rows.edit')}
                </Button>
              </span>
              <ul className={styles.problems}>
                {row.problems.map((problem) => (
                  <ProblemItem
                    key={`${problem.kind} ${problem.index}`}
                    problem={problem}
                    line={row.line}
                    headers={file.headers}
                    onFix={() => void check.fix(problem, row.row)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      <PageLinks page={page} pages={pages} onPage={setPage} />
      {edited !== undefined && (
        <RowDialog row={edited} state={state} check={check} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}
