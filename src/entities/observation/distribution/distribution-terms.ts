import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import { isNumeric } from '../observation-filter';
import type { Criterion } from '../where';
import { dateTerms } from './date-terms';
import type { DistributionTerm } from './distribution-term';

const stepCriterion = (from: number, to: number, last: boolean): Criterion =>
  last ? { ge: String(from), le: String(to) } : { ge: String(from), lt: String(to) };

/** The steps of numbers and dates in their order; scores by size; codes as the coding table has them, others by frequency. */
export function distributionTerms(descriptor: Descriptor, summary: DescriptorSummary): DistributionTerm[] {
  const { histogram, terms = [], other = 0 } = summary;
  if (histogram)
    return histogram.map(({ from, to, count }, at) => {
      const last = at === histogram.length - 1;
      return { key: String(from), count, step: { from, to, last }, criterion: stepCriterion(from, to, last) };
    });
  // Of dates some of which are not named, no month could be counted.
  const dates = descriptor.dataType === 'DATE' && other === 0 ? dateTerms(terms) : undefined;
  if (dates) return dates;
  const table = descriptor.terms?.map(({ code }) => code) ?? [];
  const place = (term: string) => (table.includes(term) ? table.indexOf(term) : table.length);
  const inOrder = isNumeric(descriptor)
    ? terms.toSorted((a, b) => Number(a.term) - Number(b.term))
    : terms.toSorted((a, b) => place(a.term) - place(b.term) || b.count - a.count);
  return inOrder.map(({ term, count }) => {
    const criterion: Criterion = descriptor.dataType === 'DATE' ? { ge: term, le: term } : { eq: [term] };
    return { key: term, count, term, criterion };
  });
}
