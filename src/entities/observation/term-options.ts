import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';

export interface TermOption {
  term: string;
  /** Absent until it is known, or where it is among the others. */
  count?: number;
}

/** Values that can be ticked: the coding table in its order, then what else was observed, then what is asked for all the same. Scores by size. */
export function termOptions(
  { dataType, terms = [] }: Descriptor,
  summary: DescriptorSummary | undefined,
  chosen: readonly string[],
): TermOption[] {
  const counted = new Map(summary?.terms?.map(({ term, count }) => [term, count]));
  const own = dataType === 'BOOLEAN' ? ['true', 'false'] : terms.map(({ code }) => code);
  // Of a table whose rest is not counted it is not known that a code is absent.
  const absent = summary?.terms && !summary.other ? 0 : undefined;
  const values = [...new Set([...own, ...counted.keys(), ...chosen])];
  const inOrder = dataType === 'SCALE' ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
  return inOrder.map((term) => {
    const count = counted.get(term) ?? absent;
    return { term, ...(count !== undefined && { count }) };
  });
}
