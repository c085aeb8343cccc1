import type { Logic } from '@/contract/filter';
import { fieldValue, isCriterion, withField } from '@/shared/filters/criteria/field-path';
import { edgeOf, readTypedDate } from '@/shared/filters/criteria/mcpd-range';
import { WIDTHS } from './bins';
import type { OverviewChart } from './definition';

/** Values between two ends: `le` is included, `lt` is not. */
interface Span {
  ge?: string | number;
  gt?: string | number;
  le?: string | number;
  lt?: string | number;
}

/** Days of a decade or year, or scores of a point, as the filter says them. */
function spanOf({ kind }: OverviewChart, term: string): Span {
  const from = Number(term);
  if (kind === 'points') return { ge: from, lt: from + 1 };
  const year = (value: number) => String(value).padStart(4, '0');
  return { ge: `${year(from)}0101`, le: `${year(from + WIDTHS[kind === 'year' ? kind : 'decade'] - 1)}1231` };
}

/** The value that stands for a listed term. */
const termValue = ({ numeric }: OverviewChart, term: string): string | number => (numeric ? Number(term) : term);

/** Whatever has a year. A date may be recorded without one, so "no value" would not be what a decade lacks. */
const DATED = { ge: '00010101' };

/** The items that a chart counts as missing, as a part of a filter. */
function missingCriterion<F>({ kind, field }: OverviewChart): Pick<Logic<F>, 'NOT' | 'NULL'> {
  if (kind !== 'decade' && kind !== 'year') return { NULL: [field] };
  return { NOT: withField({}, field, DATED) as F };
}

const day = (value: string | number, edge: 'ge' | 'le'): string | undefined => {
  const typed = readTypedDate(String(value));
  return typed && edgeOf(typed, edge, 'mcpd');
};

/** Both spans at once; undefined where the ends of the first cannot be compared. */
function bothSpans(chart: OverviewChart, one: Span, other: Span): Span | undefined {
  if (chart.kind === 'points') {
    const [low, high] = [Number(other.ge), Number(other.lt)];
    const ge = Math.max(Number(one.ge ?? low), low);
    return { ...one, ge, lt: Math.min(Number(one.lt ?? high), high) };
  }
  const [ge, le] = [day(one.ge ?? other.ge ?? '', 'ge'), day(one.le ?? other.le ?? '', 'le')];
  if (ge === undefined || le === undefined) return undefined;
  const [from, to] = [String(other.ge), String(other.le)];
  return { ...one, ge: ge > from ? ge : from, le: le < to ? le : to };
}

function isWithin(chart: OverviewChart, asked: Span, span: Span): boolean {
  if (chart.kind === 'points') {
    const { ge, le = Infinity, lt = Infinity } = asked;
    const high = Number(span.lt);
    return ge !== undefined && Number(ge) >= Number(span.ge) && (Number(lt) <= high || Number(le) < high);
  }
  const [ge, le] = [day(asked.ge ?? '', 'ge'), day(asked.le ?? '', 'le')];
  return ge !== undefined && le !== undefined && ge >= String(span.ge) && le <= String(span.le);
}

/** Whether the filter's own criterion asks for the term, `undefined` being what is missing. */
function asksFor<F extends Logic<F>>(chart: OverviewChart, filter: F, term: string | undefined): boolean {
  if (term === undefined) {
    const { NULL: absent, NOT: not } = missingCriterion<F>(chart);
    return absent
      ? absent.every((path) => filter.NULL?.includes(path))
      : JSON.stringify(filter.NOT) === JSON.stringify(not);
  }
  const asked = fieldValue(filter, chart.field);
  if (!isCriterion(asked)) return false;
  if (chart.kind === 'flag') return String(asked) === term;
  if (Array.isArray(asked)) return asked.map(String).includes(term);
  return typeof asked === 'object' && asked !== null && isWithin(chart, asked, spanOf(chart, term));
}

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
