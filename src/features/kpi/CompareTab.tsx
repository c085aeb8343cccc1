import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { KpiExecution, KpiRun } from '@/contract/kpi/kpi';
import { saveBlob } from '@/shared/files/save-blob';
import { Button } from '@/shared/ui/controls/Button';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useMoment } from '@/shared/ui/format/use-moment';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { csvWriter } from '@/tables/csv-writer';
import { compared, UNNAMED } from './compared';
import { shownFigure, useFieldName, useValueName } from './use-group';
import styles from './CompareTab.module.css';

interface TableProps {
  execution: KpiExecution;
  /** Two or more. */
  chosen: readonly KpiRun[];
}

/** What the runs gave side by side, and what has changed from the first to the last. */
function ComparedTable({ execution, chosen }: TableProps) {
  const { t } = useTranslation('kpi');
  const { number } = useFormat();
  const moment = useMoment();
  const title = useFieldName()(execution);
  const { runs, rows } = compared(chosen);
  const valueName = useValueName(
    execution,
    rows.map(({ key }) => key).filter((key) => key !== UNNAMED),
  );
  const nameOf = (key: string) => (key === UNNAMED ? t('missing') : valueName(key));
  const shown = (value: number) => number(shownFigure(value));
  const change = (value: number) => (value > 0 ? `+${shown(value)}` : shown(value));
  const save = () => {
    const writer = csvWriter();
    writer.add([
      [title, ...runs.map(({ date }) => date), t('compare.difference')],
      ...rows.map(({ key, values, difference }) => [
        key === UNNAMED ? t('missing') : key,
        ...[...values, difference].map(String),
      ]),
    ]);
    saveBlob(writer.end(), `${execution.name}.csv`);
  };
  return (
    <>
      <Button variant="contained" onClick={save}>
        {t('compare.save')}
      </Button>
      <PlainTable label={execution.title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {runs.map(({ id, date }) => (
              <th key={id} scope="col" className="figure">
                {moment(date)}
              </th>
            ))}
            <th scope="col" className="figure">
              {t('compare.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, values, difference }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{nameOf(key)}</bdi>
              </th>
              {runs.map(({ id }, at) => (
                <td key={id} className="figure">
                  {shown(values[at] ?? 0)}
                </td>
              ))}
              <td className="figure" dir="ltr">
                {change(difference)}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </>
  );
}

interface Props {
  execution: KpiExecution;
  runs: readonly KpiRun[];
  toRuns: string;
}

/** Runs that are chosen by their dates; `?run=` names each of them. */
export function CompareTab({ execution, runs, toRuns }: Props) {
  const { t } = useTranslation('kpi');
  const moment = useMoment();
  const message = useId();
  const [params, setParams] = useSearchParams();
  if (runs.length < 2)
    return (
      <p>
        {t('compare.tooFew')} <RouteLink to={toRuns}>{t('run')}</RouteLink>
      </p>
    );
  const named = params.getAll('run').filter((id) => id === '' || runs.some((run) => run.id === id));
  const ids = [...named, '', ''].slice(0, Math.max(2, named.length));
  const choose = (next: readonly string[]) =>
    setParams(
      next.map((id): [string, string] => ['run', id]),
      { replace: true },
    );
  const dates = [
    { value: '', label: t('compare.choose') },
    ...runs.map(({ id, date }) => ({ value: id, label: moment(date) })),
  ];
  const taken = ids.filter(Boolean);
  const hasDuplicates = new Set(taken).size < taken.length;
  const problem = hasDuplicates ? t('compare.duplicate') : taken.length < 2 ? t('compare.twoDates') : '';
  const chosen = runs.filter(({ id }) => taken.includes(id));
  return (
    <>
      <div className={styles.dates} role="group" aria-label={t('compare.dates')} aria-describedby={message}>
        {ids.map((id, at) => (
          <NativeSelect
            // oxlint-disable-next-line react/no-array-index-key -- the places stay, what is chosen in them changes
            key={at}
            label={t('compare.date', { number: at + 1 })}
            value={id}
            options={dates}
            onChange={(value) => choose(ids.with(at, value))}
          />
        ))}
        <Button variant="outlined" disabled={ids.length >= runs.length} onClick={() => choose([...ids, ''])}>
          {t('compare.add')}
        </Button>
        <Button disabled={ids.length <= 2} onClick={() => choose(ids.slice(0, -1))}>
          {t('compare.remove')}
        </Button>
      </div>
      <p id={message} role="status">
        {problem}
      </p>
      {!problem && <ComparedTable execution={execution} chosen={chosen} />}
    </>
  );
}
