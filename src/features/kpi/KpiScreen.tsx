import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { PageHead } from '@/shared/home/PageHead';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { Moment } from '@/shared/ui/values/Moment';
import { useKpiExecutionsQuery } from './api';
import { useFieldName, useMeasure } from './use-group';

/** `/admin/kpi`: figures of the catalogue, kept with their dates. */
export default function KpiScreen() {
  const { t } = useTranslation('kpi');
  const fieldName = useFieldName();
  const measureOf = useMeasure();
  const { data, error, refetch } = useKpiExecutionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageBody>
      <PageHead title={t('title')}>
        <p>{t('about')}</p>
      </PageHead>
      {error !== undefined && <FailureOutcome failure={asFailure(error)} optional retry={() => void refetch()} />}
      {!data && error === undefined && <Skeleton variant="rounded" height={240} aria-busy />}
      {data && (
        <PlainTable label={t('title')}>
          <thead>
            <tr>
              <th scope="col">{t('indicator')}</th>
              <th scope="col">{t('settings.type')}</th>
              <th scope="col">{t('settings.groupBy')}</th>
              <th scope="col">{t('lastRun')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((execution) => (
              <tr key={execution.name}>
                <th scope="row">
                  <RouteLink to={href('kpiExecution', { shortName: execution.name })}>
                    {/* As the server calls it. */}
                    <bdi>{execution.title}</bdi>
                  </RouteLink>
                </th>
                <td>{measureOf(execution) ?? t('types.COUNT')}</td>
                <td>{fieldName(execution)}</td>
                <td>{execution.lastRun ? <Moment iso={execution.lastRun} /> : t('none')}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </PageBody>
  );
}
