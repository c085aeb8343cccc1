import type { Logic } from '@/contract/filter';
import { fieldValue, isCriterion, withField } from '@/shared/filters/field-path';
import { edgeOf, readTypedDate } from '@/shared/filters/mcpd-range';
import { WIDTHS } from './bins';
import type { OverviewChart } from './definition';

/** Values between two ends: `le` is included, `lt` is not. */
export interface Span {
  ge?: string | number;
  gt?: string | number;
  le?: string | number;
  lt?: string | number;
}

/** Days of a decade or year, or scores of a point, as the filter says them. */
export function spanOf({ kind }: OverviewChart, term: string): Span {
  const from = Number(term);
  if (kind === 'points') return { ge: from, lt: from + 1 };
  const year = (value: number) => String(value).padStart(4, '0');
  return { ge: `${year(from)}0101`, le: `${year(from + WIDTHS[kind === 'year' ? kind : 'decade'] - 1)}1231` };
}

/** The value that stands for a listed term. */
export const termValue = ({ numeric }: OverviewChart, term: string): string | number => (numeric ? Number(term) : term);

/** Whatever has a year. A date may be recorded without one, so "no value" would not be what a decade lacks. */
const DATED = { ge: '00010101' };

/** The items that a chart counts as missing, as a part of a filter. */
export function missingCriterion<F>({ kind, field }: OverviewChart): Pick<Logic<F>, 'NOT' | 'NULL'> {
  if (kind !== 'decade' && kind !== 'year') return { NULL: [field] };
  return { NOT: withField({}, field, DATED) as F };
}

const day = (value: string | number, edge: 'ge' | 'le'): string | undefined => {
  const typed = readTypedDate(String(value));
  return typed && edgeOf(typed, edge, 'mcpd');
};

/** Both spans at once; undefined where the ends of the first cannot be compared. */
export function bothSpans(chart: OverviewChart, one: Span, other: Span): Span | undefined {
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
export function asksFor<F extends Logic<F>>(chart: OverviewChart, filter: F, term: string | undefined): boolean {
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
