import { useTranslation } from 'react-i18next';
import type { KpiExecution } from '@/contract/kpi/kpi';
import { href } from '@/routes/href';
import { usePageTitle } from '@/routes/hooks/use-page-title';
import { useRouteParams } from '@/routes/hooks/use-route';
import { asFailure } from '@/shared/api/failure';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { ViewTabs } from '@/shared/ui/controls/ViewTabs';
import { Facts } from '@/shared/ui/layout/Facts';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useKpiExecutionQuery, useKpiParametersQuery, useKpiRunsQuery } from './api';
import { editKpi } from './edit-kpi';
import { CompareTab } from './CompareTab';
import { RunsTab } from './RunsTab';
import { useFieldName, useMeasure } from './use-group';

const TABS = ['runs', 'compare', 'settings'] as const;
type Tab = (typeof TABS)[number];

/** What is computed of what. */
function SettingsTab({ execution }: { execution: KpiExecution }) {
  const { t } = useTranslation('kpi');
  const fieldName = useFieldName();
  const measureOf = useMeasure();
  const { data, error, refetch } = useKpiParametersQuery();
  if (error !== undefined) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} aria-busy />;
  const { name, parameter, groupBy } = execution;
  const counted = data.find((each) => each.name === parameter);
  return (
    <>
      <Facts>
        <dt>{t('settings.name')}</dt>
        <dd>
          <code>{name}</code>
        </dd>
        <dt>{t('settings.type')}</dt>
        <dd>{measureOf(execution) ?? t('types.COUNT')}</dd>
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
          {fieldName(execution)} <code dir="ltr">{groupBy.field}</code> · {t(`operations.${groupBy.operation}`)}
        </dd>
      </Facts>
      <div>
        <Button variant="outlined" component={Link} to={editKpi('execution', name)}>
          {t('edit')}
        </Button>
      </div>
    </>
  );
}

/** What stands over every tab of an indicator. */
function Execution({ execution, tab }: { execution: KpiExecution; tab: Tab }) {
  const { t } = useTranslation('kpi');
  const { name, title } = execution;
  const { data: runs, error, refetch } = useKpiRunsQuery(name, { refetchOnMountOrArgChange: true });
  usePageTitle(tab === 'runs' ? title : t('titleOfTab', { title, tab: t(`tabs.${tab}`) }));
  const tabHref = (other: Tab) => href('kpiExecution', { shortName: name, ...(other !== 'runs' && { tab: other }) });
  return (
    <PageBody>
      <DetailHead title={title} />
      <ViewTabs
        label={t('tabs.label')}
        views={TABS.map((each) => ({ name: each, label: t(`tabs.${each}`), to: tabHref(each) }))}
        open={tab}
      />
      {tab === 'settings' && <SettingsTab execution={execution} />}
      {tab !== 'settings' && error !== undefined && (
        <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />
      )}
      {tab !== 'settings' && !runs && error === undefined && <Skeleton variant="rounded" height={240} aria-busy />}
      {tab === 'runs' && runs && <RunsTab execution={execution} runs={runs} />}
      {tab === 'compare' && runs && <CompareTab execution={execution} runs={runs} toRuns={tabHref('runs')} />}
    </PageBody>
  );
}

/** `/admin/kpi/{shortName}`: an indicator, its runs, how they differ, and what it is made of. */
export default function KpiExecutionScreen() {
  useTranslation(['kpi', 'accession', 'institute', 'overview']);
  const { shortName, tab = 'runs' } = useRouteParams('kpiExecution');
  const query = useKpiExecutionQuery(shortName);
  return (
    <DetailOutcome query={query} name={shortName}>
      {(execution) => <Execution key={execution.name} execution={execution} tab={tab} />}
    </DetailOutcome>
  );
}
