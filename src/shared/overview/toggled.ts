import type { Logic } from '@/contract/filter';
import { fieldValue, isCriterion, withField } from '@/shared/filters/field-path';
import type { OverviewChart } from './definition';
import { asksFor, bothSpans, missingCriterion, spanOf, termValue, type Span } from './term-criterion';

/** A term of a chart; `undefined` stands for the items without a value. */
type Term = string | undefined;

/** An alternative to all the rest makes no criterion beside it binding. */
const isOpen = <F extends Logic<F>>(filter: F): boolean => isCriterion(filter.OR);

/** Whether the filter narrows by the term, at its root or in a part that must hold too. */
export function isChosen<F extends Logic<F>>(chart: OverviewChart, filter: F, term: Term): boolean {
  if (isOpen(filter)) return false;
  return asksFor(chart, filter, term) || (filter.AND !== undefined && isChosen(chart, filter.AND, term));
}

function without<F extends Logic<F>>(chart: OverviewChart, filter: F, term: Term): F {
  if (!asksFor(chart, filter, term))
    return filter.AND ? withField(filter, 'AND', without(chart, filter.AND, term)) : filter;
  if (term === undefined) {
    const { NULL: absent } = missingCriterion<F>(chart);
    if (!absent) return withField(filter, 'NOT', undefined);
    const others = filter.NULL?.filter((path) => !absent.includes(path));
    return withField(filter, 'NULL', others);
  }
  const asked = fieldValue(filter, chart.field);
  const others = Array.isArray(asked) ? asked.filter((value) => String(value) !== term) : undefined;
  return withField(filter, chart.field, others);
}

/** The value at the chart's property that asks for the term and for what is asked already; undefined: no one value does. */
function narrowedValue(chart: OverviewChart, asked: unknown, term: string): unknown {
  if (chart.kind === 'flag') return term === 'true';
  if (chart.kind === 'terms') return isCriterion(asked) && chart.several ? undefined : [termValue(chart, term)];
  const span = spanOf(chart, term);
  return isCriterion(asked) ? bothSpans(chart, asked as Span, span) : span;
}

function narrowed<F extends Logic<F>>(chart: OverviewChart, filter: F, term: Term): F {
  if (isOpen(filter)) return narrowed(chart, { AND: filter } as F, term);
  const beside = () => withField(filter, 'AND', narrowed(chart, filter.AND ?? ({} as F), term));
  if (term === undefined) {
    const { NULL: absent, NOT: not } = missingCriterion<F>(chart);
    if (absent) return withField(filter, 'NULL', [...(filter.NULL ?? []), ...absent]);
    return isCriterion(filter.NOT) ? beside() : withField(filter, 'NOT', not);
  }
  const value = narrowedValue(chart, fieldValue(filter, chart.field), term);
  return value === undefined ? beside() : withField(filter, chart.field, value);
}

/**
 * The filter after a click on a term of a chart: narrowed to exactly the items that the chart counts for it, or, where it
 * asks for the term already, without it.
 */
export const toggled = <F extends Logic<F>>(chart: OverviewChart, filter: F, term: Term): F =>
  isChosen(chart, filter, term) ? without(chart, filter, term) : narrowed(chart, filter, term);
