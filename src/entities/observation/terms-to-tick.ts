import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';

export interface TermToTick {
  term: string;
  /** Absent until it is known, or where it is among the others. */
  count?: number;
}

/** Values that can be ticked: the coding table in its order, then what else was observed, then what is asked for all the same. */
export function termsToTick(
  { dataType, terms = [] }: Descriptor,
  summary: DescriptorSummary | undefined,
  chosen: readonly string[],
): TermToTick[] {
  const counted = new Map(summary?.terms?.map(({ term, count }) => [term, count]));
  const own = dataType === 'BOOLEAN' ? ['true', 'false'] : terms.map(({ code }) => code);
  // Of a table whose rest is not counted it is not known that a code is absent.
  const absent = summary?.terms && !summary.other ? 0 : undefined;
  return [...new Set([...own, ...counted.keys(), ...chosen])].map((term) => {
    const count = counted.get(term) ?? absent;
    return { term, ...(count !== undefined && { count }) };
  });
}
