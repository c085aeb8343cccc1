import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KPI_ENTITIES } from '@/contract/kpi/kpi';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { PageHead } from '@/shared/home/PageHead';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { Moment } from '@/shared/ui/values/Moment';
import { useKpiDimensionsQuery, useKpiExecutionsQuery, useKpiParametersQuery } from './api';
import { editKpi, useEditedKpi, type KpiPart } from './edit-kpi';
import { useFieldName, useMeasure, usePropertyName } from './use-group';

const KpiEditor = lazyPart(() => import('./KpiEditor'));

interface Row {
  name: string;
  title: string;
  /** Where it is opened. */
  to: string;
  /** After its title, in the order of the head. */
  cells: readonly ReactNode[];
}

interface ListedProps {
  part: KpiPart;
  title: string;
  add: string;
  query: { error?: unknown; refetch: () => unknown };
  rows: readonly Row[] | undefined;
  head: readonly string[];
  /** The page is of these: a server that lacks them does not offer it. */
  main?: boolean;
}

/** All of a kind, and the way to a new one. */
function Listed({ part, title, add, query: { error, refetch }, rows, head, main }: ListedProps) {
  return (
    <section aria-label={title}>
      {!main && <h2>{title}</h2>}
      {error !== undefined && (
        <FailureOutcome failure={asFailure(error)} {...(main && { optional: true })} retry={() => void refetch()} />
      )}
      {!rows && error === undefined && <Skeleton variant="rounded" height={160} aria-busy />}
      {rows && (
        <>
          <PlainTable label={title}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, title: called, to, cells }) => (
                <tr key={name}>
                  <th scope="row">
                    <RouteLink to={to}>
                      {/* As the server calls it. */}
                      <bdi>{called}</bdi>
                    </RouteLink>
                  </th>
                  {cells.map((cell, at) => (
                    <td key={head[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PlainTable>
          <p>
            <Button variant="outlined" component={Link} to={editKpi(part)}>
              {add}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

/** Values of a dimension that are read at a glance. */
const SHOWN = 12;
const ANEW = { refetchOnMountOrArgChange: true };

function Lists() {
  const { t } = useTranslation(['kpi', ...KPI_ENTITIES]);
  const fieldName = useFieldName();
  const measureOf = useMeasure();
  const propertyName = usePropertyName();
  const executions = useKpiExecutionsQuery(undefined, ANEW);
  const parameters = useKpiParametersQuery(undefined, ANEW);
  const dimensions = useKpiDimensionsQuery(undefined, ANEW);
  return (
    <PageBody>
      <PageHead title={t('title')}>
        <p>{t('about')}</p>
      </PageHead>
      <Listed
        main
        part="execution"
        title={t('title')}
        add={t('new')}
        query={executions}
        head={[t('indicator'), t('settings.type'), t('settings.groupBy'), t('lastRun')]}
        rows={executions.data?.map((row) => ({
          name: row.name,
          title: row.title,
          to: href('kpiExecution', { shortName: row.name }),
          cells: [
            measureOf(row) ?? t('types.COUNT'),
            fieldName(row),
            row.lastRun ? <Moment key="last" iso={row.lastRun} /> : t('none'),
          ],
        }))}
      />
      {executions.data && (
        <>
          <Listed
            part="parameter"
            title={t('parameters.title')}
            add={t('parameters.new')}
            query={parameters}
            head={[t('fields.title'), t('fields.entity'), t('fields.condition')]}
            rows={parameters.data?.map(({ name, title, entity, condition }) => ({
              name,
              title,
              to: editKpi('parameter', name),
              cells: [t(`entities.${entity}`), condition ? JSON.stringify(condition) : ''],
            }))}
          />
          <Listed
            part="dimension"
            title={t('dimensions.title')}
            add={t('dimensions.new')}
            query={dimensions}
            head={[t('fields.title'), t('fields.type'), t('fields.values')]}
            rows={dimensions.data?.map(({ name, title, type, values, entity, field }) => ({
              name,
              title,
              to: editKpi('dimension', name),
              cells: [
                t(`dimensionTypes.${type}`),
                entity && field ? propertyName(entity, field) : (values ?? []).slice(0, SHOWN).join(', '),
              ],
            }))}
          />
        </>
      )}
    </PageBody>
  );
}

/** `/admin/kpi`: figures of the catalogue, kept with their dates, and what they are made of. */
export default function KpiScreen() {
  const edited = useEditedKpi();
  return edited ? <KpiEditor key={edited.part} part={edited.part} /> : <Lists />;
}
