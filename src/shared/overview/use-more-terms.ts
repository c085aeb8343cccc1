import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Facet } from '@/contract/page';
import type { Counted } from './use-chart-terms';

/** Terms of every facet that the first answer brings. */
export const FIRST_TERMS = 50;
/** How many terms a chart shows, step by step; the last is the most that is asked for. */
const STEPS = [10, FIRST_TERMS, 200, 1000];

/** A chart's terms, more of them at each wish. What is not shown is counted in `other`. */
export function useMoreTerms<F>(
  key: string,
  first: Facet,
  { overview, asked }: Pick<Counted<F>, 'overview' | 'asked'>,
) {
  const [step, setStep] = useState(0);
  const limit = STEPS[step] ?? FIRST_TERMS;
  const more = overview.endpoint.useQuery(limit > FIRST_TERMS ? { ...asked, limit } : skipToken);
  const facet = more.currentData?.overview[key] ?? first;
  const terms = facet.terms.slice(0, limit);
  const hidden = facet.terms.slice(limit).reduce((sum, { count }) => sum + count, 0);
  const left = facet.terms.length > terms.length || facet.other > 0;
  return {
    facet: { ...facet, terms, other: facet.other + hidden },
    busy: more.isFetching,
    failed: more.isError && !more.isFetching,
    more: left && step < STEPS.length - 1 ? () => setStep(step + 1) : undefined,
    fewer: step > 0 ? () => setStep(0) : undefined,
    retry: () => void more.refetch(),
  };
}
