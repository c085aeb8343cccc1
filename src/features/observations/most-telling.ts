import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';

/** Descriptors with what is worth looking at first before the others: measured before scored, then by values. */
export const mostTelling = (
  descriptors: readonly Descriptor[],
  summaries: ReadonlyMap<string, DescriptorSummary>,
): Descriptor[] => {
  const scored = ({ dataType }: Descriptor) => Number(dataType === 'SCALE');
  const values = ({ uuid }: Descriptor) => summaries.get(uuid)?.valueCount ?? 0;
  return descriptors.toSorted((a, b) => scored(a) - scored(b) || values(b) - values(a));
};
