import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Logic } from '@/contract/filter';
import { asFailure } from '@/shared/api/failure';
import { CardButton } from '@/shared/charts/ChartCard';
import { useItems } from '@/shared/charts/use-items';
import { criteriaOf } from '@/shared/filters/criteria/field-path';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { useDeferredArrival } from '@/shared/ui/outcomes/use-deferred-arrival';
import { useText } from '@/shared/ui/text/use-text';
import { Charts } from './Charts';
import { ChartsSkeleton } from './ChartsSkeleton';
import type { OverviewChart, OverviewDefinition } from './definition';
import { FIRST_TERMS } from './use-more-terms';
import styles from './ScopeCharts.module.css';

/** Charts that stand there before somebody wants all: a row of them. */
const FEW = 3;

interface Props<F> {
  overview: OverviewDefinition<F>;
  scope: F;
  /** A term was chosen: opens what it counts. */
  onOpen: (filter: F) => void;
}

/** The overview of what belongs to an item, on the item's own page: each term leads to what it counts. */
export function ScopeCharts<F extends Logic<F>>({ overview, scope, onOpen }: Props<F>) {
  const { entity, endpoint, charts, flags } = overview;
  const { t } = useTranslation('overview');
  const text = useText(entity);
  const itemsOf = useItems(entity);
  const [all, setAll] = useState(false);
  const { currentData: answer, error, refetch } = endpoint.useQuery({ filter: scope, limit: FIRST_TERMS });
  const currentData = useDeferredArrival(answer);
  if (!currentData && error !== undefined)
    return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
  if (currentData?.whole === 0) return null;
  // What all have in common has nothing to tell.
  const bound = criteriaOf(scope);
  const facets = currentData?.overview ?? {};
  const tells = ({ facet }: OverviewChart) => {
    const { terms = [], missing = 0 } = facets[facet] ?? {};
    return terms.length + Math.sign(missing) > 1;
  };
  const informative = charts.filter((chart) => !bound.includes(chart.field) && tells(chart));
  if (currentData && informative.length === 0) return null;
  const shown = {
    ...overview,
    charts: all ? informative : informative.slice(0, FEW),
    flags: all && flags ? flags : [],
  };
  return (
    <section className={styles.part} aria-labelledby="scope-overview">
      <h2 id="scope-overview">{text(`${entity}:views.overview`)}</h2>
      {currentData ? (
        <>
          <p>{t('scope', { items: itemsOf(currentData.whole) })}</p>
          <Charts
            overview={shown}
            asked={{ filter: scope }}
            facets={facets}
            whole={currentData.whole}
            busy={false}
            filter={scope}
            onChange={onOpen}
          />
          {/* Names of further charts may have to be fetched: the first ones stay meanwhile. */}
          <CardButton type="button" aria-expanded={all} onClick={() => startTransition(() => setAll(!all))}>
            {t(all ? 'fewerCharts' : 'allCharts')}
          </CardButton>
        </>
      ) : (
        <ChartsSkeleton cards={FEW} />
      )}
    </section>
  );
}
