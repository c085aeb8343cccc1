import { useTranslation } from 'react-i18next';
import type { Logic } from '@/contract/filter';
import { asFailure } from '@/shared/api/failure';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/screen/FailureNote';
import { NoMatch } from '@/shared/list/screen/NoMatch';
import { BusyLine } from '@/shared/ui/outcomes/BusyLine';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useDeferredArrival } from '@/shared/ui/outcomes/use-deferred-arrival';
import { Charts } from './Charts';
import { ChartsSkeleton } from './ChartsSkeleton';
import type { OverviewDefinition } from './definition';
import { useItems } from '@/shared/charts/use-items';
import { FIRST_TERMS } from './use-more-terms';
import styles from './overview-body.module.css';

/** What a result is made of: a chart for each term, all of them of the same settled filter. */
export function overviewBody<T extends object, F extends Logic<F>>(overview: OverviewDefinition<F>) {
  return function OverviewBody({ definition, list, code, scope }: BodyProps<T, F>) {
    const { t } = useTranslation('overview');
    const itemsOf = useItems(overview.entity);
    const asked = code ? { f: code } : {};
    const query = overview.endpoint.useQuery({ ...asked, limit: FIRST_TERMS });
    const { page, failure } = list;
    // The charts of the filter before stay until those of the new one are there.
    const charts = useDeferredArrival(query.currentData ?? (query.isFetching ? query.data : undefined));
    if (!page && failure) return <FailureOutcome failure={failure} retry={list.retry} />;
    if (page?.totalElements === 0) return <NoMatch definition={definition} list={list} scope={scope} />;
    if (query.error !== undefined && !query.isFetching)
      return <FailureOutcome failure={asFailure(query.error)} retry={() => void query.refetch()} />;
    if (!charts) return <ChartsSkeleton />;
    const busy = list.busy || query.isFetching;
    const { whole, overview: facets } = charts;
    return (
      <>
        {failure && <FailureNote failure={failure} retry={list.retry} />}
        <p className={styles.shares}>{t('shares', { items: itemsOf(whole) })}</p>
        <BusyLine busy={busy} />
        <Charts
          overview={overview}
          asked={asked}
          facets={facets}
          whole={whole}
          busy={busy}
          filter={list.filter}
          onChange={list.change}
        />
      </>
    );
  };
}
