import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KPI_ENTITIES, type KpiExecution, type KpiRun } from '@/contract/kpi/kpi';
import { asFailure } from '@/shared/api/failure';
import { Bars } from '@/shared/charts/Bars';
import type { ChartData } from '@/shared/charts/chart';
import { ChartCard } from '@/shared/charts/ChartCard';
import { chartLines } from '@/shared/charts/chart-lines';
import { ChartTable } from '@/shared/charts/ChartTable';
import { Button } from '@/shared/ui/controls/Button';
import { useRemoved } from '@/shared/ui/controls/use-removed';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useMoment } from '@/shared/ui/format/use-moment';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useText } from '@/shared/ui/text/use-text';
import { Moment } from '@/shared/ui/values/Moment';
import { useRemoveKpiRunMutation, useRunKpiMutation } from './api';
import { UNNAMED } from './compared';
import { shownFigure, useFieldName, useMeasure, useValueName } from './use-group';

/** Bars that are read at a glance; the table has all. */
const BARS = 20;

interface FiguresProps {
  run: KpiRun;
  execution: KpiExecution;
  onDelete: () => void;
}

/** What one run gave: the largest as bars, all of them as a table or for a spreadsheet. */
function Figures({ run, execution, onDelete }: FiguresProps) {
  const { t } = useTranslation(['kpi', 'overview']);
  const text = useText(...KPI_ENTITIES);
  const fieldName = useFieldName();
  const measureOf = useMeasure();
  const moment = useMoment();
  const { values, missing } = run;
  const nameOf = useValueName(
    execution,
    values.map(({ key }) => key),
  );
  const terms = values.map(({ key, value }) => ({ key, label: nameOf(key), count: shownFigure(value) }));
  const unnamed = { key: UNNAMED, label: t('missing'), count: shownFigure(missing ?? 0), rest: true };
  const rest = missing ? [unnamed] : [];
  const chart: ChartData = {
    of: execution.entity ?? 'accession',
    title: fieldName(execution),
    measure: measureOf(execution),
    terms: [...terms, ...rest],
    whole: values.reduce((sum, { value }) => sum + value, missing ?? 0),
  };
  return (
    <ChartCard
      title={moment(run.date)}
      lines={() => chartLines(chart, { count: text(`${chart.of}:title`), percent: t('overview:percent') })}
      table={<ChartTable {...chart} />}
      note={terms.length > BARS ? t('largest') : undefined}
      more={
        <Button color="error" size="small" onClick={onDelete}>
          {t('delete')}
        </Button>
      }
    >
      <Bars {...chart} terms={[...terms.slice(0, BARS), ...rest]} />
    </ChartCard>
  );
}

interface RunProps extends Omit<FiguresProps, 'onDelete'> {
  /** The newest. */
  first: boolean;
  onRemoved: () => void;
}

/** One run, folded below its date. */
function Run({ run, execution, first, onRemoved }: RunProps) {
  const { t } = useTranslation('kpi');
  const [open, setOpen] = useState(first);
  const [asked, setAsked] = useState(false);
  const tellRemoved = useRemoved(onRemoved);
  const [remove] = useRemoveKpiRunMutation();
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Moment iso={run.date} />
      </summary>
      {open && <Figures run={run} execution={execution} onDelete={() => setAsked(true)} />}
      {asked && (
        <ConfirmDialog
          title={t('deleteTitle')}
          confirm={t('delete')}
          work={async () => {
            await remove({ name: execution.name, id: run.id }).unwrap();
            tellRemoved();
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            <Moment iso={run.date} />
          </p>
          <p>{t('deleteText')}</p>
        </ConfirmDialog>
      )}
    </details>
  );
}

/** The runs of an indicator, the newest open, and the next one. */
export function RunsTab({ execution, runs }: { execution: KpiExecution; runs: readonly KpiRun[] }) {
  const { t } = useTranslation('kpi');
  const { name } = execution;
  const [run, running] = useRunKpiMutation();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p>
        <Button ref={button} variant="contained" loading={running.isLoading} onClick={() => void run(name)}>
          {t('run')}
        </Button>
      </p>
      {running.error !== undefined && (
        <FailureOutcome failure={asFailure(running.error)} retry={() => void run(name)} />
      )}
      <div role="status">{runs.length === 0 && <p>{t('none')}</p>}</div>
      {runs.map((each, at) => (
        <Run
          key={each.id}
          run={each}
          execution={execution}
          first={at === 0}
          onRemoved={() => button.current?.focus()}
        />
      ))}
    </>
  );
}
