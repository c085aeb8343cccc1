import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KpiExecution, KpiParameter, KpiRun } from '@/contract/kpi/kpi';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { tabbedDetail } from '@/shared/detail/tabbed-detail';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { Facts } from '@/shared/ui/layout/Facts';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { kpiApi, useKpiParametersQuery, useKpiRunsQuery } from './api';
import { CompareTab } from './CompareTab';
import { editKpi } from './edit-kpi';
import { RunsTab } from './RunsTab';
import { useFieldName, useMeasure } from './use-group';

interface Props {
  item: KpiExecution;
}

/** An indicator, its runs, how they differ, and what it is made of. */
export const kpiExecutionDetail = tabbedDetail<KpiExecution>({
  entity: 'kpi',
  endpoint: kpiApi.endpoints.kpiExecution,
  param: 'shortName',
  titleOf: ({ title }) => title,
  tabs: [
    { name: 'runs', Part: Runs },
    { name: 'compare', Part: Compare },
    { name: 'settings', Part: Settings },
  ],
});

interface OutcomeProps<T> {
  query: { data?: T | undefined; error?: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

function Arrived<T>({ query: { data, error, refetch }, children }: OutcomeProps<T>) {
  if (error !== undefined) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  return data ? children(data) : <Skeleton variant="rounded" height={240} aria-busy />;
}

interface RunsProps extends Props {
  children: (runs: readonly KpiRun[]) => ReactNode;
}

function WithRuns({ item: { name }, children }: RunsProps) {
  return <Arrived query={useKpiRunsQuery(name, { refetchOnMountOrArgChange: true })}>{children}</Arrived>;
}

function Runs({ item }: Props) {
  return <WithRuns item={item}>{(runs) => <RunsTab execution={item} runs={runs} />}</WithRuns>;
}

function Compare({ item }: Props) {
  const toRuns = href('kpiExecution', { shortName: item.name });
  return <WithRuns item={item}>{(runs) => <CompareTab execution={item} runs={runs} toRuns={toRuns} />}</WithRuns>;
}

/** What is computed of what. */
function Settings({ item }: Props) {
  const { t } = useTranslation('kpi');
  const fieldName = useFieldName();
  const measureOf = useMeasure();
  const { name, parameter, groupBy } = item;
  return (
    <Arrived<readonly KpiParameter[]> query={useKpiParametersQuery()}>
      {(parameters) => {
        const counted = parameters.find((each) => each.name === parameter);
        return (
          <>
            <Facts>
              <dt>{t('settings.name')}</dt>
              <dd>
                <code>{name}</code>
              </dd>
              <dt>{t('settings.type')}</dt>
              <dd>{measureOf(item) ?? t('types.COUNT')}</dd>
              <dt>{t('settings.parameter')}</dt>
              <dd>
                <bdi>{counted?.title ?? parameter}</bdi>
              </dd>
              {counted && (
                <>
                  <dt>{t('settings.condition')}</dt>
                  <dd>
                    <code dir="ltr">{JSON.stringify(counted.condition ?? {})}</code>
                  </dd>
                </>
              )}
              <dt>{t('settings.groupBy')}</dt>
              <dd>
                {fieldName(item)} <code dir="ltr">{groupBy.field}</code> · {t(`operations.${groupBy.operation}`)}
              </dd>
            </Facts>
            <div>
              <Button variant="outlined" component={Link} to={editKpi('execution', name)}>
                {t('edit')}
              </Button>
            </div>
          </>
        );
      }}
    </Arrived>
  );
}
