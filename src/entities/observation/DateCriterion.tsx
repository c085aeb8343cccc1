import { DateForm } from '@/shared/filters/DateForm';
import type { CriterionProps } from './criterion-props';

/** From and to as a year, a month or a day. */
export function DateCriterion({ descriptor, criterion, onChange }: CriterionProps) {
  return (
    <DateForm
      name={descriptor.title}
      edges={criterion}
      format="mcpd"
      onApply={({ ge, le }) => onChange({ ...(ge && { ge }), ...(le && { le }) })}
    />
  );
}
