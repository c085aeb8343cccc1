import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';
import type { Criterion } from './where';

/** One criterion on the screen. `summary` is what the hints and counts are from; it may come later or never. */
export interface CriterionProps {
  descriptor: Descriptor;
  summary: DescriptorSummary | undefined;
  criterion: Criterion;
  onChange: (criterion: Criterion) => void;
}
