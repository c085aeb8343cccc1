import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DescriptorSummary } from '@/contract/dataset/observation';

/** Of the trial, not of the plants. */
const CIRCUMSTANCES = new Set(['MANAGEMENT', 'ENVIRONMENT']);
/** Short, and telling by themselves. */
const MEASURED = new Set(['NUMERIC', 'CODED']);

/** Descriptors in the order in which they are worth looking at: plants before trials, measured before scored, then by values. */
export const byRelevance = (
  descriptors: readonly Descriptor[],
  summaries: ReadonlyMap<string, DescriptorSummary>,
): Descriptor[] => {
  const apart = ({ category }: Descriptor) => Number(CIRCUMSTANCES.has(category));
  const scored = ({ dataType }: Descriptor) => Number(!MEASURED.has(dataType));
  const values = ({ uuid }: Descriptor) => summaries.get(uuid)?.valueCount ?? 0;
  return descriptors.toSorted((a, b) => apart(a) - apart(b) || scored(a) - scored(b) || values(b) - values(a));
};
