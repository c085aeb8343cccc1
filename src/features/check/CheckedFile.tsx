import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import { Facts } from '@/shared/ui/layout/Facts';
import type { GroupName } from './check-calls';
import { Compare } from './Compare';
import { FillColumn } from './FillColumn';
import { GroupsList } from './GroupsList';
import { ProblemRows } from './ProblemRows';
import type { Check, CheckState } from './use-check';
import { Working } from './Working';
import styles from './CheckedFile.module.css';

interface Props {
  state: CheckState & { status: 'open' };
  check: Check;
}

const INDEX_DIGITS = 2;

/** What is wrong with a file, what may be done about it, and the file that comes out. */
export function CheckedFile({ state, check }: Props) {
  const { t } = useTranslation('check');
  const { number, list } = useFormat();
  const [chosen, setChosen] = useState<GroupName>();
  const { name, file, summary, working, last } = state;
  const isWorking = working !== undefined;
  const unknown = file.headers.filter((header, at) => header !== '' && !file.known[at]);
  // Once all of a kind are corrected, the problems of all kinds are shown.
  const shown = summary.groups.find(({ kind, index }) => kind === chosen?.kind && index === chosen.index);
  const before = number(summary.pdci.before, INDEX_DIGITS);
  const now = number(summary.pdci.now, INDEX_DIGITS);
  const isClean = summary.groups.length === 0;
  // With the last problem goes the button that corrected it.
  useEffect(() => {
    if (isClean && state.version > 0 && document.activeElement === document.body)
      document.getElementById('checked')?.focus();
  }, [isClean, state.version]);
  return (
    <>
      <section aria-labelledby="checked" className={styles.part}>
        <h2 id="checked" tabIndex={-1}>
          {t('result', { name })}
        </h2>
        <Facts>
          <div>
            <dt>{t('facts.rows')}</dt>
            <dd>{number(summary.rows)}</dd>
          </div>
          <div>
            <dt>{t('facts.withProblems')}</dt>
            <dd>{number(summary.withProblems)}</dd>
          </div>
          <div>
            <dt>{t('facts.changes')}</dt>
            <dd>{number(summary.changes)}</dd>
          </div>
          <div>
            <dt>{t('facts.pdci')}</dt>
            <dd>{before === now ? now : t('facts.pdciFromTo', { before, now })}</dd>
          </div>
        </Facts>
        {file.missing.length > 0 && <p>{t('missingColumns', { names: list([...file.missing]) })}</p>}
        {file.fillable.map((column) => (
          <FillColumn key={column} column={column} fill={check.fill} disabled={isWorking} />
        ))}
        {unknown.length > 0 && <p>{t('unknownColumns', { names: list(unknown) })}</p>}
        {file.otherSheets.length > 0 && (
          <p>{t('otherSheets', { sheet: file.sheet, others: list([...file.otherSheets]) })}</p>
        )}
        <div className={styles.actions}>
          <Button variant="contained" onClick={() => void check.download()}>
            {t('download')}
          </Button>
          <Button variant="outlined" disabled={isWorking || !summary.undoable} onClick={() => void check.undo()}>
            {t('undo')}
          </Button>
          <span role="status">
            {isWorking && t('again')}
            {!isWorking && last === 'cancelled' && t('cancelled')}
            {!isWorking && typeof last === 'number' && last > 0 && t('fixed', { count: last, shown: number(last) })}
          </span>
        </div>
        {working && (
          <Working
            label={t('checking', { rows: number(working.rows), total: number(working.total) })}
            rows={working.rows}
            total={working.total}
            onCancel={() => void check.stop()}
            next="checked"
          />
        )}
      </section>
      <section aria-labelledby="problems" className={styles.part}>
        <h2 id="problems">{t('problems')}</h2>
        {isClean ? (
          <p>{t('none')}</p>
        ) : (
          <GroupsList
            groups={summary.groups}
            headers={file.headers}
            onShow={(group) => {
              setChosen(group);
              document.getElementById('rows')?.focus();
            }}
            isWorking={isWorking}
            onFix={(group) => void check.fix(group)}
          />
        )}
      </section>
      {!isClean && (
        <ProblemRows
          key={shown ? `${shown.kind} ${shown.index}` : ''}
          group={shown}
          groups={summary.groups}
          state={state}
          check={check}
          onGroup={setChosen}
        />
      )}
      <Compare state={state} />
    </>
  );
}
